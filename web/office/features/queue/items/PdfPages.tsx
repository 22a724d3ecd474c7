import { GlobalWorkerOptions, getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
// oxlint-disable-next-line import/default -- the build gives the address of the file, not what it exports
import workerAddress from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'
import { useEffect, useRef, useState } from 'react'
import { digits } from '#domain/words/digits.ts'
import { useLanguage } from '#web/ui/language.ts'
import { Notice } from '#web/ui/Notice.tsx'
import styles from '../ItemPane.module.css'
import { queueWords } from '../words.ts'

GlobalWorkerOptions.workerSrc = workerAddress

const mostPages = 6
const width = 900

/** Draws a PDF into the page. The browser's own reader would run what a PDF can hold; this one only draws. */
export default function PdfPages({ bytes, label }: { bytes: Blob; label: string }) {
  const language = useLanguage()
  const say = queueWords(language)
  const around = useRef<HTMLDivElement>(null)
  const [isBroken, setBroken] = useState(false)
  useEffect(() => {
    let isGone = false
    let close = () => {}
    const draw = async () => {
      const task = getDocument({ data: new Uint8Array(await bytes.arrayBuffer()), disableFontFace: true })
      close = () => void task.destroy()
      const pdf = await task.promise
      const count = Math.min(pdf.numPages, mostPages)
      const canvases: HTMLCanvasElement[] = []
      for (let at = 1; at <= count && !isGone; at++) {
        const page = await pdf.getPage(at)
        const scale = width / page.getViewport({ scale: 1 }).width
        const viewport = page.getViewport({ scale })
        const canvas = document.createElement('canvas')
        canvas.width = viewport.width
        canvas.height = viewport.height
        canvas.className = styles.picture ?? ''
        canvas.setAttribute('role', 'img')
        canvas.setAttribute('aria-label', `${label}. ${say.pageOf(digits(language, at), digits(language, count))}`)
        await page.render({ canvas, viewport }).promise
        canvases.push(canvas)
      }
      if (!isGone) around.current?.replaceChildren(...canvases)
    }
    draw().catch(() => {
      if (!isGone) setBroken(true)
    })
    return () => {
      isGone = true
      close()
    }
  }, [bytes, label, language, say])
  return isBroken ? <Notice kind="bad">{say.noPicture}</Notice> : <div className={styles.part} ref={around} />
}
