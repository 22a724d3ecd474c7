import { useState } from 'react'
import { type Area, cropped, type PictureLimits, turned } from './crop-picture.ts'
import { pictureFault } from './picture-fault.ts'
import { useObjectUrl } from './use-object-url.ts'

interface Options {
  /** The size limit of the chosen file. */
  maxBytes: number
  /** The limits of the cropped picture. */
  limits: PictureLimits
  words: { kind: string; size: string }
}

async function loaded(address: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = address
  await image.decode()
  return image
}

/** The steps from a chosen picture to the small file that is sent: choosing, cropping and shrinking. */
export function useFramedPicture({ maxBytes, limits, words }: Options) {
  const [file, holdFile] = useObjectUrl()
  const [area, setArea] = useState<Area | null>(null)
  const [alert, setAlert] = useState<string | null>(null)
  const refuse = (sentence: string) => {
    holdFile(null)
    setAlert(sentence)
  }
  return {
    /** The address of the picture being cropped. */
    framing: file?.address ?? null,
    alert,
    setArea,
    choose: async (picked: File) => {
      const fault = await pictureFault(picked, maxBytes)
      if (fault) return refuse(words[fault])
      setAlert(null)
      holdFile(picked)
    },
    /** Called for a file that begins like a picture but cannot be decoded by this browser. */
    unreadable: () => refuse(words.kind),
    cancel: () => holdFile(null),
    turn: async () => {
      if (!file) return
      try {
        holdFile(await turned(await loaded(file.address)))
        setArea(null)
      } catch {
        refuse(words.kind)
      }
    },
    /** The cropped picture. Null where the browser cannot decode it, which the alert then says. */
    cut: async (): Promise<Blob | null> => {
      if (!file || !area) return null
      try {
        return await cropped(await loaded(file.address), area, limits)
      } catch {
        refuse(words.kind)
        return null
      }
    },
  }
}
