import type { ReactNode } from 'react'
import type { Language } from '#domain/words/catalogue.ts'
import { Card } from '#web/ui/Card.tsx'
import { type Fact, Facts } from '#web/ui/Facts.tsx'
import styles from './PrintedSlip.module.css'
import { slipWords } from './slip-words.ts'

interface Props {
  /** The family's language, which may differ from that of the page. */
  language: Language
  /** The name of the site. */
  site: string
  title: string
  facts: readonly Fact[]
  howTo: string
  steps: readonly string[]
  telephone: string
  /** Content below the login instructions. */
  children?: ReactNode
}

/** A slip for a family: registration number, site, and how to log in. It contains no secret, so a lost slip is harmless. */
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
