import type { ReactNode } from 'react'
import { useLanguage } from '#web/ui/language.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { sampleWords } from './words.ts'
import './SampleFrame.css'

/** The frame of a sample page. It says so, because nobody should take the content for their own. */
export function SampleFrame({ title, children }: { title: string; children: ReactNode }) {
  const say = sampleWords(useLanguage())
  return (
    <div className="sample">
      <header>
        <h1>{title}</h1>
        <span className="badge gold">{say.sample}</span>
      </header>
      <Notice>{say.invented}</Notice>
      {children}
    </div>
  )
}
