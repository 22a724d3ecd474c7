import { framedPhoto } from '#domain/limits.ts'
import { Crop } from '#web/ui/files/Crop.tsx'
import type { Area } from '#web/ui/files/crop-picture.ts'
import { useLanguage } from '#web/ui/language.ts'
import { registerWords } from '../words.ts'

interface Props {
  address: string
  onArea: (area: Area) => void
  onUnreadable: () => void
  onTurn: () => Promise<void>
}

/** Crops the photo to the frame of a profile. */
export function PhotoCrop(props: Props) {
  const words = registerWords(useLanguage())
  return (
    <Crop
      {...props}
      tallest={framedPhoto.tallest}
      words={{ hint: words.cropHint, picture: words.photoAlt, frame: words.cropArea }}
    />
  )
}
