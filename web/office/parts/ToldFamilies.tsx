import { type queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { recallMembers } from '#contract/office/recalls.ts'
import { formatInstant } from '#domain/format/instant.ts'
import { channelName } from '#domain/telling/channels.ts'
import { type ToldState, toldStates } from '#domain/telling/told-states.ts'
import { digits } from '#domain/words/digits.ts'
import { type Column, DataTable } from '#web/ui/DataTable.tsx'
import { Field } from '#web/ui/Field.tsx'
import { Hint } from '#web/ui/Hint.tsx'
import { Link } from '#web/ui/Link.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Select } from '#web/ui/Select.tsx'
import { PagedResults } from './PagedResults.tsx'
import { PartCard } from './PartCard.tsx'
import { stateWords, toldFamilyWords } from './told-family-words.ts'

type Page = AnswerOf<typeof recallMembers>

const firstState = (told: Props['told']): ToldState =>
  (['call', 'waiting'] as const).find(state => told[state] > 0) ?? 'sent'

interface Props {
  /** How many families are in each state. */
  told: Readonly<Record<ToldState, number>>
  /** Asks for a page of those in a state. */
  queryOf: (state: ToldState, page: number) => ReturnType<typeof queryOptions<Page, Error, Page, (string | number)[]>>
  hrefOf: (page: number) => string
}

/** The families that a notice to many goes to: who was told, and who must be called. */
export function ToldFamilies({ told, queryOf, hrefOf }: Props) {
  const language = useLanguage()
  const t = toldFamilyWords(language)
  const names = stateWords(language)
  const [state, setState] = useState<ToldState>(firstState(told))
  const [page, setPage] = useState(1)
  const nameOf = (one: ToldState) => `${names[one]} (${digits(language, told[one])})`
  const result = useQuery(queryOf(state, page))
  const columns: Column<Page['list'][number]>[] = [
    {
      key: 'family',
      label: t.family,
      isHeading: true,
      cell: ({ member }) =>
        member ? (
          <Link href={`/office/members/${member.uuid}`}>{`${member.name} (${member.registration_no})`}</Link>
        ) : (
          t.gone
        ),
    },
    {
      key: 'how',
      label: t.how,
      cell: row => row.channels.map(one => channelName(one, language)).join(', ') || t.nothing,
    },
    { key: 'when', label: t.when, cell: row => (row.told_at ? formatInstant(row.told_at, language) : t.nothing) },
  ]
  return (
    <PartCard>
      <h2>{t.reached}</h2>
      <Field label={t.state}>
        <Select
          placeholder={nameOf('call')}
          options={toldStates.filter(one => one !== 'call').map(value => ({ value, label: nameOf(value) }))}
          value={state === 'call' ? '' : state}
          onChange={value => {
            setState((value || 'call') as ToldState)
            setPage(1)
          }}
        />
      </Field>
      {state === 'call' ? <Hint>{t.callHelp}</Hint> : null}
      <PagedResults
        result={result}
        page={page}
        hrefOf={hrefOf}
        onPage={setPage}
        words={{ none: t.noneSo, noneHelp: t.noneSoHelp, count: n => `${names[state]}: ${digits(language, n)}` }}
      >
        {rows => <DataTable caption={t.reached} columns={columns} rows={rows} keyOf={row => row.uuid} />}
      </PagedResults>
    </PartCard>
  )
}
