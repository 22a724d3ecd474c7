import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { type SlipGroup, slipGroups, slipsPerPage } from '#domain/office/imports.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { NoAnswerYet } from '#web/office/parts/NoAnswerYet.tsx'
import { PartCard } from '#web/office/parts/PartCard.tsx'
import { ScreenHead } from '#web/office/parts/ScreenHead.tsx'
import { SlipLanguage } from '#web/office/parts/SlipLanguage.tsx'
import { useAddress } from '#web/office/parts/use-address.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { Field } from '#web/ui/Field.tsx'
import { Hint } from '#web/ui/Hint.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Segmented } from '#web/ui/Segmented.tsx'
import { ImportSlip } from './ImportSlip.tsx'
import styles from './Imports.module.css'
import { importSlipsQuery } from './queries.ts'
import { slipScreenWords } from './slip-words.ts'

const isGroup = (text: string): text is SlipGroup => (slipGroups as readonly string[]).includes(text)

/** The slips of all families of a register that have not claimed their records yet, as one page to print. */
export default function SlipsScreen() {
  const { uuid = '' }: { uuid?: string } = useParams({ strict: false })
  const language = useLanguage()
  const t = slipScreenWords(language)
  const { values, page, hrefOf, open } = useAddress(`/office/import/${uuid}/slips`, { group: 'uninvited' })
  const group = isGroup(values.group) ? values.group : 'uninvited'
  const { data, error, refetch } = useQuery(importSlipsQuery(uuid, group, page))
  const [familyLanguage, setFamilyLanguage] = useState<Language>('mr')
  const pages = data ? Math.max(1, Math.ceil(data.count / slipsPerPage)) : 1
  return (
    <>
      <div data-screen-only>
        <ScreenHead eyebrow="नोंदवही" title={t.slips}>
          <ButtonLink href={`/office/import/${uuid}`}>{t.back}</ButtonLink>
        </ScreenHead>
        <PartCard>
          <Hint>{t.slipsHelp}</Hint>
          <div className={styles.choices}>
            <Field group label={t.whom}>
              <Segmented
                value={group}
                onChange={chosen => open({ group: chosen }, 1)}
                options={slipGroups.map(one => ({ value: one, label: t[one] }))}
              />
            </Field>
            <SlipLanguage value={familyLanguage} onChange={setFamilyLanguage} />
          </div>
          {data ? (
            <div className={styles.buttons}>
              <p role="status">
                {t.count(data.count)}
                {pages > 1 ? ` · ${t.pageOf(page, pages)}` : ''}
              </p>
              {page > 1 ? <ButtonLink href={hrefOf({ group }, page - 1)}>{t.previous}</ButtonLink> : null}
              {data.next_offset === null ? null : <ButtonLink href={hrefOf({ group }, page + 1)}>{t.next}</ButtonLink>}
              <Button kind="primary" disabled={data.list.length === 0} onClick={() => print()}>
                {t.print}
              </Button>
            </div>
          ) : null}
        </PartCard>
      </div>
      {data ? (
        data.list.length > 0 ? (
          <div className={styles.slips}>
            {data.list.map(slip => (
              <ImportSlip key={slip.uuid} slip={slip} of={data} language={familyLanguage} />
            ))}
          </div>
        ) : (
          <EmptyState heading={t.none} help={t.noneHelp} />
        )
      ) : (
        <NoAnswerYet error={error} onRetry={() => void refetch()} />
      )}
    </>
  )
}
