import { useState } from 'react'
import type { Language } from '#domain/words/catalogue.ts'
import { SlipLanguage } from '#web/office/parts/SlipLanguage.tsx'
import type { OpenUpiOrder } from '#web/office/parts/UpiOrder.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { useLanguage } from '#web/ui/language.ts'
import styles from './Counter.module.css'
import type { Slip } from './queries.ts'
import { SlipPaper } from './SlipPaper.tsx'
import { counterWords } from './words.ts'

/** A preview of the slip, in the language that the family reads. */
export function SlipPart({ slip, order }: { slip: Slip; order: OpenUpiOrder | null }) {
  const t = counterWords(useLanguage())
  const [language, setLanguage] = useState<Language>(slip.language)
  return (
    <>
      <Card as="section" className={styles.section} data-screen-only>
        <h2>{t.slip}</h2>
        <div className={styles.buttons}>
          <SlipLanguage value={language} onChange={setLanguage} />
          <Button kind="primary" onClick={() => print()}>
            {t.print}
          </Button>
        </div>
      </Card>
      <SlipPaper slip={slip} order={order} language={language} />
    </>
  )
}
