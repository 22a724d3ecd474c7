import { useState } from 'react'
import { isPageKind } from '#domain/site/site-content.ts'
import { Card } from '#web/ui/Card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Field } from '#web/ui/Field.tsx'
import { Hint } from '#web/ui/Hint.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Segmented } from '#web/ui/Segmented.tsx'
import styles from './PagePreview.module.css'
import type { Place } from './queries.ts'
import { contentWords } from './words.ts'

const pathOf = ({ kind }: Place) =>
  isPageKind(kind) ? `/${kind}` : kind === 'contact' || kind === 'branches' ? '/contact' : '/home'

/** A preview of the page that a draft changes, at the width of a phone or a desk and in either language. */
export function PagePreview({ place, version }: { place: Place; version: number }) {
  const t = contentWords(useLanguage())
  const [screen, setScreen] = useState('phone')
  const [language, setLanguage] = useState<string>(place.language === 'mr' ? 'mr' : 'en')
  const query = new URLSearchParams({ path: pathOf(place), language, version: String(version) })
  return (
    <Card as="section">
      <h2>{t.preview}</h2>
      <Hint>{t.previewHelp}</Hint>
      <div className={styles.choices}>
        <Field label={t.screen} group>
          <Segmented
            value={screen}
            onChange={setScreen}
            options={(['phone', 'desk'] as const).map(value => ({ value, label: t[value] }))}
          />
        </Field>
        <Field label={t.pageIn} group>
          <Segmented
            value={language}
            onChange={setLanguage}
            options={[
              { value: 'en', label: t.english },
              { value: 'mr', label: t.marathi },
            ]}
          />
        </Field>
      </div>
      {/* The frame of a desk is wider than a phone's screen, so it scrolls separately. */}
      <section className={styles.frame} aria-label={t.preview}>
        <iframe
          className={classNames(styles.page, screen === 'desk' && styles.desk)}
          title={t.preview}
          sandbox="allow-same-origin"
          src={`/api/office/preview?${query}`}
        />
      </section>
    </Card>
  )
}
