import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Language } from '#domain/words/catalogue.ts'
import { call } from '#web/api/client.ts'
import { Card } from '#web/ui/Card.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { trustedHtml } from '#web/ui/trusted.ts'
import styles from './PagePreview.module.css'
import { contentWords } from './words.ts'

const afterPause = 400

/** A live preview of a text, rendered by the server as on the site. The frame runs no scripts. */
export function LiveText({ language, text }: { language: Language; text: string }) {
  const t = contentWords(useLanguage())
  const [asked, setAsked] = useState(text)
  useEffect(() => {
    const pause = setTimeout(() => setAsked(text), afterPause)
    return () => clearTimeout(pause)
  }, [text])
  const { data } = useQuery({
    queryKey: ['text', language, asked],
    queryFn: ({ signal }) => call('POST /office/preview-text', { language, text: asked }, { signal }),
    placeholderData: previous => previous,
    gcTime: 0,
  })
  const frame = useRef<HTMLIFrameElement>(null)
  const html = data?.html ?? ''
  useEffect(() => {
    if (!frame.current) return
    // The frame uses the style sheets of this page.
    const sheets = [...document.querySelectorAll('link[rel="stylesheet"]')].map(link => link.outerHTML).join('')
    // React would make a plain text of it, which trusted types refuse.
    frame.current.srcdoc = trustedHtml(
      `<!doctype html><html lang="${language}"><head>${sheets}</head><body class="${styles.prose}">${html}</body></html>`,
    )
  }, [language, html])
  return (
    <Card as="section">
      <h2>{t.live}</h2>
      <iframe ref={frame} className={styles.text} title={t.live} sandbox="allow-same-origin" />
    </Card>
  )
}
