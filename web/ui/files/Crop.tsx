import { useId, useState } from 'react'
import Cropper from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import styles from './Crop.module.css'
import type { Area } from './crop-picture.ts'

interface Props {
  /** Where the picture is, usually an object URL. */
  address: string
  /** Width over height of the frame. */
  aspect: number
  onArea: (area: Area) => void
  onUnreadable: () => void
  words: { hint: string; picture: string; frame: string; zoom: string }
}

const closest = 3

/** Frames a picture. Finger, mouse and arrow keys move it. */
export function Crop({ address, aspect, onArea, onUnreadable, words }: Props) {
  const zoomId = useId()
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  return (
    <div className={styles.cropping}>
      <p>{words.hint}</p>
      <div className={styles.crop}>
        <Cropper
          image={address}
          crop={crop}
          zoom={zoom}
          maxZoom={closest}
          aspect={aspect}
          showGrid={false}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropAreaChange={(_, pixels) => onArea(pixels)}
          mediaProps={{ alt: words.picture, onError: onUnreadable }}
          cropperProps={{ role: 'application', 'aria-label': words.frame }}
          // The content policy refuses the style element it would add, so its sheet is imported above.
          disableAutomaticStylesInjection
        />
      </div>
      <div className={styles.zoom}>
        {/* Around the slider, the label would carry its value in WebKit. */}
        <label htmlFor={zoomId}>{words.zoom}</label>
        <input
          id={zoomId}
          type="range"
          min={1}
          max={closest}
          step={0.05}
          value={zoom}
          onChange={event => setZoom(Number(event.currentTarget.value))}
        />
      </div>
    </div>
  )
}
