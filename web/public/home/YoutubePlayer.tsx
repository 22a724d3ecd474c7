import { useEffect, useEffectEvent, useRef } from 'react'
import { useLanguage } from '#web/ui/language.ts'
import { type PlayerProps, usePlayerWatchdog } from './use-player-watchdog.ts'
import { homeWords } from './words.ts'

const player = 'https://www.youtube-nocookie.com'
const listening = JSON.stringify({ event: 'listening', id: 1, channel: 'widget' })

/** The name of the player's event, or null for any other message. */
function eventIn(data: unknown): string | null {
  try {
    const message: unknown = JSON.parse(String(data))
    return message && typeof message === 'object' && 'event' in message ? String(message.event) : null
  } catch {
    return null
  }
}

export function YoutubePlayer({ src, onFailed }: PlayerProps) {
  const t = homeWords(useLanguage())
  const frame = useRef<HTMLIFrameElement>(null)
  const sign = usePlayerWatchdog(frame, onFailed)
  const onMessage = useEffectEvent((message: MessageEvent) => {
    if (message.origin !== player || message.source !== frame.current?.contentWindow) return
    const event = eventIn(message.data)
    if (event === 'onError') onFailed()
    else if (event) sign()
  })
  useEffect(() => {
    const listen = (message: MessageEvent) => onMessage(message)
    addEventListener('message', listen)
    return () => removeEventListener('message', listen)
  }, [])
  return (
    <iframe
      ref={frame}
      src={`${src}?enablejsapi=1&rel=0&playsinline=1`}
      title={t.filmName}
      loading="lazy"
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      // The player refuses to play without the origin of the page.
      referrerPolicy="strict-origin-when-cross-origin"
      onLoad={() => frame.current?.contentWindow?.postMessage(listening, player)}
    />
  )
}
