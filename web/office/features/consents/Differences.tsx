import { useLanguage } from '#web/ui/language.ts'
import styles from './TranslationEditor.module.css'
import { wordDiff } from './word-diff.ts'
import { consentTextWords } from './words.ts'

interface Props {
  lang: string
  dir: 'ltr' | 'rtl'
  before: readonly string[]
  after: readonly string[]
}

/** The parts of a text that differ, with what was taken out and put in. */
export function Differences({ lang, dir, before, after }: Props) {
  const t = consentTextWords(useLanguage())
  const pairs = Array.from({ length: Math.max(before.length, after.length) }, (_, at) => ({
    at,
    old: before[at] ?? '',
    fresh: after[at] ?? '',
  })).filter(({ old, fresh }) => old.trim() !== fresh.trim())
  if (pairs.length === 0) return <p>{t.same}</p>
  return (
    <div className={styles.paragraphs} lang={lang} dir={dir}>
      {pairs.map(({ at, old, fresh }) => (
        <p key={at}>
          {wordDiff(old, fresh).map(({ kind, words }, place) => {
            const key = `${place} ${kind}`
            if (kind === 'added') return <ins key={key}>{words}</ins>
            return kind === 'removed' ? <del key={key}>{words}</del> : <span key={key}>{words}</span>
          })}
        </p>
      ))}
    </div>
  )
}
