import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { useLanguage } from '#web/ui/language.ts'
import styles from './Counter.module.css'
import { counterWords } from './words.ts'

interface Props {
  onPhoto: (photo: Blob) => void
  /** Called when there is no camera, or the browser may not use it. */
  onFailure: () => void
  onClose: () => void
}

/** Takes a photo with the camera at the counter. The camera is switched off when the dialog closes. */
export function CameraDialog({ onPhoto, onFailure, onClose }: Props) {
  const t = counterWords(useLanguage())
  const video = useRef<HTMLVideoElement>(null)
  const [isReady, setIsReady] = useState(false)
  const fail = useEffectEvent(onFailure)
  useEffect(() => {
    const opened: Promise<MediaStream> = navigator.mediaDevices
      ? navigator.mediaDevices.getUserMedia({ video: { width: { ideal: 1280 }, height: { ideal: 960 } } })
      : Promise.reject(new Error('no camera without https'))
    let isGone = false
    opened.then(
      stream => {
        if (!isGone && video.current) video.current.srcObject = stream
      },
      () => {
        if (!isGone) fail()
      },
    )
    return () => {
      isGone = true
      opened.then(
        stream => {
          for (const track of stream.getTracks()) track.stop()
        },
        () => undefined,
      )
    }
  }, [])
  const take = () => {
    const element = video.current
    if (!element) return
    const canvas = document.createElement('canvas')
    canvas.width = element.videoWidth
    canvas.height = element.videoHeight
    canvas.getContext('2d')?.drawImage(element, 0, 0)
    canvas.toBlob(photo => (photo ? onPhoto(photo) : onFailure()), 'image/jpeg', 0.9)
  }
  return (
    <Dialog
      title={t.camera}
      closeLabel={t.closeCamera}
      onClose={onClose}
      footer={
        <Button kind="primary" disabled={!isReady} onClick={take}>
          {t.take}
        </Button>
      }
    >
      <video
        ref={video}
        className={styles.camera}
        autoPlay
        playsInline
        muted
        onLoadedMetadata={() => setIsReady(true)}
      />
    </Dialog>
  )
}
