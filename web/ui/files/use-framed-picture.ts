import { useState } from 'react'
import { type Area, cropped, type PictureLimits } from './crop-picture.ts'
import { pictureFault } from './picture-fault.ts'
import { useObjectUrl } from './use-object-url.ts'

interface Options {
  /** What the chosen file may weigh. */
  maxBytes: number
  /** What comes out of the frame. */
  limits: PictureLimits
  words: { kind: string; size: string }
}

async function loaded(address: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = address
  await image.decode()
  return image
}

/** A picture from its choice to the small file that is sent: chosen, framed, cut and shrunk. */
export function useFramedPicture({ maxBytes, limits, words }: Options) {
  const [file, holdFile] = useObjectUrl()
  const [area, setArea] = useState<Area | null>(null)
  const [alert, setAlert] = useState<string | null>(null)
  const refuse = (sentence: string) => {
    holdFile(null)
    setAlert(sentence)
  }
  return {
    /** The address of the picture being framed. */
    framing: file?.address ?? null,
    alert,
    setArea,
    choose: async (picked: File) => {
      const fault = await pictureFault(picked, maxBytes)
      if (fault) return refuse(words[fault])
      setAlert(null)
      holdFile(picked)
    },
    /** For a file that begins like a picture but that this browser cannot read. */
    unreadable: () => refuse(words.kind),
    cancel: () => holdFile(null),
    /** The picture within its frame. Null where the browser cannot read it; the alert says so then. */
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
