import type { ReactNode } from 'react'
import styles from './PastedBiodata.module.css'

interface Mark {
  start: number
  end: number
  isSure: boolean
}

/** The pasted text with what was read of it marked. It is text, whatever it holds: nothing in it is taken for HTML. */
export function MarkedSource({ source, marks, label }: { source: string; marks: readonly Mark[]; label: string }) {
  const parts: ReactNode[] = []
  let at = 0
  for (const { start, end, isSure } of [...marks].sort((one, other) => one.start - other.start)) {
    if (start < at) continue
    parts.push(source.slice(at, start))
    parts.push(
      <mark key={start} className={isSure ? undefined : styles.doubtful}>
        {source.slice(start, end)}
      </mark>,
    )
    at = end
  }
  parts.push(source.slice(at))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached by the keyboard
    <section className={styles.source} aria-label={label} tabIndex={0}>
      {parts}
    </section>
  )
}
