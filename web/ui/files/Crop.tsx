import { IconRotateClockwise } from '@tabler/icons-react'
import { useId, useState } from 'react'
import Cropper, { type MediaSize, type Size } from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import { Button } from '../Button.tsx'
import { Icon } from '../Icon.tsx'
import { useLanguage } from '../language.ts'
import { useBusy } from '../use-busy.ts'
import styles from './Crop.module.css'
import type { Area } from './crop-picture.ts'
import { cropWords } from './crop-words.ts'
import { fromTop, wholeShape, widestShape } from './frame-shape.ts'

/** The shape of the frame, width over height: a fixed one, or any that is not taller than `tallest`. */
type Shape = { aspect: number } | { tallest: number }
type FrameProps = Shape & {
  /** The address of the picture, usually an object URL. */
  address: string
  onArea: (area: Area) => void
  onUnreadable: () => void
  words: { hint: string; picture: string; frame: string }
}
type Props = FrameProps & {
  /** Turns the picture by a quarter to the right, which gives it another address. */
  onTurn: () => Promise<void>
}

const closest = 3

/** Crops a picture, moved by finger, mouse or arrow keys. A free frame starts with the whole picture, or with its top. */
export function Crop({ onTurn, ...framed }: Props) {
  const t = cropWords(useLanguage())
  const [isTurning, run] = useBusy()
  return (
    <div className={styles.cropping}>
      <p>{framed.words.hint}</p>
      {/* A turned picture gets a frame of its own: WebKit measures the old one against the new picture without end. */}
      <Frame key={framed.address} {...framed} />
      <Button small className={styles.turn} busy={isTurning} onClick={() => run(onTurn)}>
        <Icon of={IconRotateClockwise} />
        {t.turn}
      </Button>
    </div>
  )
}

function Frame({ address, onArea, onUnreadable, words, ...shape }: FrameProps) {
  const t = cropWords(useLanguage())
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [media, setMedia] = useState<MediaSize | null>(null)
  const [frame, setFrame] = useState<Size | null>(null)
  const [chosen, setChosen] = useState<number | null>(null)
  const [isMoved, setMoved] = useState(false)

  const picture = media && { width: media.naturalWidth, height: media.naturalHeight }
  const tallest = 'tallest' in shape ? shape.tallest : null
  const whole = picture && tallest !== null ? wholeShape(picture, tallest) : 1
  const aspect = 'aspect' in shape ? shape.aspect : (chosen ?? whole)
  // Until it is moved, the picture is aligned to the upper edge of the frame, whatever the frame's shape.
  const hanging = tallest !== null && media && frame ? { x: 0, y: fromTop(media, frame, zoom) } : null
  const place = isMoved ? crop : (hanging ?? crop)
  return (
    <>
      <div className={styles.crop}>
        <Cropper
          image={address}
          crop={place}
          zoom={zoom}
          maxZoom={closest}
          aspect={aspect}
          showGrid={false}
          setMediaSize={setMedia}
          setCropSize={setFrame}
          onInteractionStart={({ source }) => {
            // A wheel has already moved the picture. The other inputs move it from its aligned position.
            if (!isMoved && source !== 'wheel') setCrop(place)
            setMoved(true)
          }}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropAreaChange={(_, pixels) => onArea(pixels)}
          mediaProps={{ alt: words.picture, onError: onUnreadable }}
          cropperProps={{ role: 'application', 'aria-label': words.frame }}
          // The content security policy refuses the style element that it would add, so its style sheet is imported above.
          disableAutomaticStylesInjection
        />
      </div>
      {'tallest' in shape && picture ? (
        <Slider
          label={t.shape}
          valueText={t.shapedTo(Math.round(aspect * 100))}
          min={shape.tallest}
          max={widestShape(picture, shape.tallest)}
          step={0.01}
          value={aspect}
          onChange={setChosen}
        />
      ) : null}
      <Slider
        label={t.zoom}
        valueText={t.zoomedTo(Math.round(zoom * 100))}
        min={1}
        max={closest}
        step={0.05}
        value={zoom}
        onChange={setZoom}
      />
    </>
  )
}

interface SliderProps {
  label: string
  /** The value as it is read aloud: a bare number says nothing. */
  valueText: string
  min: number
  max: number
  step: number
  value: number
  onChange: (value: number) => void
}

function Slider({ label, valueText, onChange, ...range }: SliderProps) {
  const id = useId()
  return (
    <div className={styles.slider}>
      {/* The label is beside the slider: around it, WebKit would add the slider's value to the label. */}
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        aria-valuetext={valueText}
        {...range}
        onChange={event => onChange(Number(event.currentTarget.value))}
      />
    </div>
  )
}
