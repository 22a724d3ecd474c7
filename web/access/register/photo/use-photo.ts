import { useEffect, useState } from 'react'
import { type Area, cropped } from '#web/ui/files/crop-picture.ts'
import { useLanguage } from '#web/ui/language.ts'
import { registerWords } from '../words.ts'
import { framedPhoto, refusal } from './photo.ts'

/** A picture with its object URL. */
interface BlobWithAddress {
  blob: Blob
  address: string
}

function useObjectUrl(): [picture: BlobWithAddress | null, hold: (blob: Blob | null) => void] {
  const [picture, setPicture] = useState<BlobWithAddress | null>(null)
  const address = picture?.address
  // An object URL holds its picture in memory until it is revoked.
  useEffect(() => {
    if (!address) return
    return () => URL.revokeObjectURL(address)
  }, [address])
  return [picture, blob => setPicture(blob && { blob, address: URL.createObjectURL(blob) })]
}

async function loaded(address: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = address
  await image.decode()
  return image
}

/** The state of the photo: chosen, framed, and made small enough to send. */
export function usePhoto() {
  const words = registerWords(useLanguage())
  const [file, holdFile] = useObjectUrl()
  const [chosen, holdChosen] = useObjectUrl()
  const [area, setArea] = useState<Area | null>(null)
  const [alert, setAlert] = useState<string | null>(null)

  const refuse = (sentence: string) => {
    holdFile(null)
    setAlert(sentence)
  }
  return {
    chosen,
    /** The address of the photo being framed. */
    framing: file?.address ?? null,
    alert,
    setArea,
    choose: async (picked: File) => {
      const reason = await refusal(picked)
      if (reason) return refuse(words[reason])
      setAlert(null)
      holdFile(picked)
    },
    /** For a file that begins like a picture but cannot be decoded. */
    unreadable: () => refuse(words.photoKind),
    cancel: () => holdFile(null),
    use: async () => {
      if (!file || !area) return
      try {
        holdChosen(await cropped(await loaded(file.address), area, framedPhoto))
        holdFile(null)
      } catch {
        refuse(words.photoKind)
      }
    },
    remove: () => holdChosen(null),
  }
}
export type Photo = ReturnType<typeof usePhoto>
