import type { ReactNode } from 'react'
import { Badge } from '#web/ui/Badge.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Notice } from '#web/ui/Notice.tsx'
import styles from './SampleFrame.module.css'
import { sampleWords } from './words.ts'

/** The frame of a sample page. It says that the content is a sample, so that nobody takes it for their own. */
export function SampleFrame({ title, children }: { title: string; children: ReactNode }) {
  const t = sampleWords(useLanguage())
  return (
    <div className={styles.sample}>
      <header>
        <h1>{title}</h1>
        <Badge tone="gold">{t.sample}</Badge>
      </header>
      <Notice>{t.invented}</Notice>
      {children}
    </div>
  )
}
