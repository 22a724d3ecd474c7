import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { securityEventList } from '#contract/access/security-events.office.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import { type SecurityEventName, securityEventNames } from '#domain/access/security-events.ts'
import { formatInstant } from '#domain/format/instant.ts'
import { digits } from '#domain/words/digits.ts'
import { call } from '#web/api/client.ts'
import { PagedResults } from '#web/office/parts/PagedResults.tsx'
import { PeriodFields } from '#web/office/parts/PeriodFields.tsx'
import { ScreenHead } from '#web/office/parts/ScreenHead.tsx'
import { SearchCard } from '#web/office/parts/SearchCard.tsx'
import { turnedOrder } from '#web/office/parts/turned-order.ts'
import { useAddress } from '#web/office/parts/use-address.ts'
import { officeWords } from '#web/office/words.ts'
import { type Column, DataTable } from '#web/ui/DataTable.tsx'
import { Field } from '#web/ui/Field.tsx'
import { Hint } from '#web/ui/Hint.tsx'
import { Link } from '#web/ui/Link.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Select } from '#web/ui/Select.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { calledScreen } from './called-screen.ts'
import { eventNames, eventWords } from './words.ts'

type Event = AnswerOf<typeof securityEventList>['list'][number]
const everything = { query: '', event: '', from: '', to: '', direction: '' }
type Search = typeof everything

/** Each page read is recorded as an act, so nothing is refetched automatically. */
const eventsQuery = ({ query, event, from, to, direction }: Search, page: number) =>
  queryOptions({
    queryKey: ['security events', query, event, from, to, direction, page],
    queryFn: ({ signal }) =>
      call(
        'POST /office/security-events',
        {
          query,
          ...(event && { event: event as SecurityEventName }),
          ...(from && { from }),
          ...(to && { to }),
          ...(direction === 'ASC' && { direction: 'ASC' as const }),
          offset: page - 1,
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    refetchOnWindowFocus: false,
  })

export default function SecurityEventsScreen() {
  const language = useLanguage()
  const t = eventWords(language)
  const heading = useRef<HTMLHeadingElement>(null)
  const { values, page, hrefOf, open, paging } = useAddress('/office/security-events', everything)
  const result = useQuery(eventsQuery(values, page))
  return (
    <>
      <ScreenHead eyebrow="सुरक्षा" title={officeWords(language).securityEvents} heading={heading} />
      <div className="stack-3">
        <Hint>{t.help}</Hint>
        <EventSearch key={JSON.stringify(values)} search={values} onSearch={search => open(search, 1)} />
      </div>
      <PagedResults result={result} {...paging(heading)} words={t}>
        {rows => (
          <EventTable
            rows={rows}
            order={turnedOrder(values.direction, direction => hrefOf({ ...values, direction }, 1))}
          />
        )}
      </PagedResults>
    </>
  )
}

function EventSearch({ search, onSearch }: { search: Search; onSearch: (search: Search) => void }) {
  const language = useLanguage()
  const t = eventWords(language)
  const names = eventNames(language)
  const [typed, setTyped] = useState(search)
  const set = (change: Partial<Search>) => setTyped({ ...typed, ...change })
  return (
    <SearchCard words={t} onSearch={() => onSearch(typed)} onClear={() => onSearch(everything)}>
      <Field label={t.query}>
        <TextInput maxLength={100} value={typed.query} onChange={query => set({ query })} />
      </Field>
      <Field label={t.event}>
        <Select
          placeholder={t.every}
          options={securityEventNames.map(value => ({ value, label: names[value] }))}
          value={typed.event}
          onChange={event => set({ event })}
        />
      </Field>
      <PeriodFields words={t} values={typed} onChange={set} />
    </SearchCard>
  )
}

function EventTable({ rows, order }: { rows: readonly Event[]; order: Column<Event>['sort'] }) {
  const language = useLanguage()
  const t = eventWords(language)
  const names = eventNames(language)
  const whose = ({ member, staff }: Event) =>
    member?.registration_no ? (
      <>
        {staff ? `${staff}: ` : null}
        <Link href={`/office/members/${member.uuid}`}>{member.registration_no}</Link>
      </>
    ) : (
      (staff ?? t.nothing)
    )
  const detail = ({ code, call: address, count }: Event) =>
    [code, address && calledScreen(language, address), count > 1 && t.times(digits(language, count))]
      .filter(Boolean)
      .join(' · ') || t.nothing
  const columns: Column<Event>[] = [
    { key: 'event', label: t.event, isHeading: true, cell: ({ event }) => names[event] },
    { key: 'when', label: t.when, ...(order && { sort: order }), cell: ({ at }) => formatInstant(at, language) },
    { key: 'whose', label: t.whose, cell: whose },
    { key: 'contact', label: t.contact, cell: ({ contact }) => contact ?? t.nothing },
    { key: 'address', label: t.address, cell: ({ address }) => address ?? t.nothing },
    { key: 'detail', label: t.detail, cell: detail },
  ]
  return (
    <DataTable caption={officeWords(language).securityEvents} columns={columns} rows={rows} keyOf={row => row.uuid} />
  )
}
