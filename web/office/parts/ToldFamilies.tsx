import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatInstant } from '#domain/format/instant.ts'
import { type ToldState, toldStates } from '#domain/office/incidents.ts'
import { channelName } from '#domain/telling/channels.ts'
import { digits } from '#domain/words/digits.ts'
import { PagedResults } from '#web/office/parts/PagedResults.tsx'
import { PartCard } from '#web/office/parts/PartCard.tsx'
import { type Column, DataTable } from '#web/ui/DataTable.tsx'
import { Field } from '#web/ui/Field.tsx'
import { Hint } from '#web/ui/Hint.tsx'
import { Link } from '#web/ui/Link.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Select } from '#web/ui/Select.tsx'
import { type IncidentDetail, type Touched, touchedQuery } from './queries.ts'
import { incidentWords, stateWords } from './words.ts'

const firstState = (told: IncidentDetail['told']): ToldState =>
  (['call', 'waiting'] as const).find(state => told[state] > 0) ?? 'sent'

/** The families of an incident: who was notified, and who must be called. */
export function TouchedPart({ incident: { uuid, told } }: { incident: IncidentDetail }) {
  const language = useLanguage()
  const t = incidentWords(language)
  const names = stateWords(language)
  const [state, setState] = useState<ToldState>(firstState(told))
  const [page, setPage] = useState(1)
  const nameOf = (one: ToldState) => `${names[one]} (${digits(language, told[one])})`
  const result = useQuery(touchedQuery(uuid, state, page))
  const columns: Column<Touched>[] = [
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
        hrefOf={to => `/office/incident/${uuid}?page=${to}`}
        onPage={setPage}
        words={{ none: t.noneSo, noneHelp: t.noneSoHelp, count: n => `${names[state]}: ${digits(language, n)}` }}
      >
        {rows => <DataTable caption={t.reached} columns={columns} rows={rows} keyOf={row => row.uuid} />}
      </PagedResults>
    </PartCard>
  )
}
