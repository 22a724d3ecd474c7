import type { ReactNode } from 'react'
import type { Language } from '#domain/words/catalogue.ts'
import { Card } from '#web/ui/Card.tsx'
import { type Fact, Facts } from '#web/ui/Facts.tsx'
import styles from './PrintedSlip.module.css'
import { slipWords } from './slip-words.ts'

interface Props {
  /** The family's language, whichever one staff work in. */
  language: Language
  /** The name of the site. */
  site: string
  title: string
  facts: readonly Fact[]
  howTo: string
  steps: readonly string[]
  telephone: string
  /** What stands below how to log in. */
  children?: ReactNode
}

/** A slip for a family: its registration number, the site, and how to log in. Nothing on it opens the account. */
export function PrintedSlip({ language, site, title, facts, howTo, steps, telephone, children }: Props) {
  const t = slipWords(language)
  return (
    <Card as="article" className={styles.paper} lang={language}>
      <h2>
        {site} · {title}
      </h2>
      <Facts facts={facts} />
      <h3>{howTo}</h3>
      <ol>
        {steps.map(step => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {telephone ? <p>{t.ask(telephone)}</p> : null}
      <p>{t.neverTell}</p>
      {children}
    </Card>
  )
}
