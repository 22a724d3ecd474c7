import { IconZoomQuestion } from '@tabler/icons-react'
import { useState } from 'react'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { Calls } from '#contract/index.ts'
import { call } from '#web/api/client.ts'
import { tellFailure } from '#web/session/session.ts'
import { Button } from '#web/ui/Button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { useBusy } from '#web/ui/use-busy.ts'
import type { SearchForm, SearchLists } from '../search-form.ts'
import { toWire } from '../wire.ts'
import styles from './CriteriaCosts.module.css'
import { costLines } from './cost-lines.ts'
import { costWords } from './words.ts'

interface Props {
  form: SearchForm
  lists: SearchLists
  /** Draws the question as an icon, where it shares a row with other tools. */
  short?: boolean
}

/** How many more families there are without each criterion. The member asks for the count, because the server limits counts. */
export function CriteriaCosts({ form, lists, short = false }: Props) {
  const language = useLanguage()
  const t = costWords(language)
  const [busy, run] = useBusy()
  const criteria = toWire(form, lists)
  const key = JSON.stringify(criteria)
  const [counted, setCounted] = useState<{ key: string; answer: AnswerOf<Calls['searchCosts']> } | null>(null)
  const count = () =>
    run(async () => {
      try {
        setCounted({ key, answer: await call('POST /search-costs', criteria) })
      } catch (failure) {
        tellFailure(failure)
      }
    })
  const costs = counted?.key === key ? counted.answer.costs : null
  return (
    <div className={classNames(styles.costs, costs && styles.answer)} aria-live="polite">
      {costs ? (
        <>
          <h3>{t.title}</h3>
          <ul className="numeric">
            {costLines(form, costs, language).map(({ title, cost }) => (
              <li key={title}>
                {title}: <b>{cost}</b>
              </li>
            ))}
          </ul>
        </>
      ) : short ? (
        <IconButton aria-label={t.count} title={t.count} aria-busy={busy || undefined} onClick={count}>
          <Icon of={IconZoomQuestion} />
        </IconButton>
      ) : (
        <Button kind="quiet" small busy={busy} onClick={count}>
          {t.count}
        </Button>
      )}
    </div>
  )
}
