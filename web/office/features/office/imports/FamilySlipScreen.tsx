import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import type { Language } from '#domain/words/catalogue.ts'
import { NoAnswerYet } from '#web/office/parts/NoAnswerYet.tsx'
import { PartCard } from '#web/office/parts/PartCard.tsx'
import { ScreenHead } from '#web/office/parts/ScreenHead.tsx'
import { SlipLanguage } from '#web/office/parts/SlipLanguage.tsx'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { ImportSlip } from './ImportSlip.tsx'
import styles from './Imports.module.css'
import { memberSlipQuery } from './queries.ts'
import { slipScreenWords } from './slip-words.ts'

/** The slip of one family from a register that has not claimed its record yet. */
export default function FamilySlipScreen() {
  const language = useLanguage()
  const t = slipScreenWords(language)
  const { uuid = '' }: { uuid?: string } = useParams({ strict: false })
  const { data, error, refetch } = useQuery(memberSlipQuery(uuid))
  const [familyLanguage, setFamilyLanguage] = useState<Language>('mr')
  if (!data) return <NoAnswerYet error={error} onRetry={() => void refetch()} />
  return (
    <>
      <div data-screen-only>
        <ScreenHead eyebrow="नोंदवही" title={t.slipOf(`${data.slip.name[language]} · ${data.slip.registration_no}`)}>
          <ButtonLink href={`/office/members/${uuid}`}>{t.record}</ButtonLink>
        </ScreenHead>
        <PartCard>
          <div className={styles.choices}>
            <SlipLanguage value={familyLanguage} onChange={setFamilyLanguage} />
            <Button kind="primary" onClick={() => print()}>
              {t.print}
            </Button>
          </div>
        </PartCard>
      </div>
      <div className={styles.slips}>
        <ImportSlip slip={data.slip} of={data} language={familyLanguage} />
      </div>
    </>
  )
}
