import { useState } from 'react'
import Cropper from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import { useLanguage } from '#web/ui/language.ts'
import forms from '../../forms.module.css'
import { registerWords } from '../words.ts'
import styles from './PhotoCrop.module.css'
import { type Area, photoAspect } from './photo.ts'

interface Props {
  address: string
  onArea: (area: Area) => void
  onUnreadable: () => void
}

const closest = 3

/** Crops the photo to the frame of a profile. Finger, mouse and arrow keys move the photo. */
export function PhotoCrop({ address, onArea, onUnreadable }: Props) {
  const words = registerWords(useLanguage())
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  return (
    <div className={forms.fields}>
      <p>{words.cropHint}</p>
      <div className={styles.crop}>
        <Cropper
          image={address}
          crop={crop}
          zoom={zoom}
          maxZoom={closest}
          aspect={photoAspect}
          showGrid={false}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropAreaChange={(_, pixels) => onArea(pixels)}
          mediaProps={{ alt: words.photoAlt, onError: onUnreadable }}
          cropperProps={{ role: 'application', 'aria-label': words.cropArea }}
          // The content policy refuses the style element it would add, so its sheet is imported above.
          disableAutomaticStylesInjection
        />
      </div>
      <label className={styles.zoom}>
        {words.zoom}
        <input
          type="range"
          min={1}
          max={closest}
          step={0.05}
          value={zoom}
          onChange={event => setZoom(Number(event.currentTarget.value))}
        />
      </label>
    </div>
  )
}
