import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { requestList } from '#contract/site/complaints.office.ts'
import { formatDay } from '#domain/format/date.ts'
import { formatInstant } from '#domain/format/instant.ts'
import { call } from '#web/api/client.ts'
import { PagedResults } from '#web/office/parts/PagedResults.tsx'
import { ScreenHead } from '#web/office/parts/ScreenHead.tsx'
import { useAddress } from '#web/office/parts/use-address.ts'
import { useNow } from '#web/office/parts/use-now.ts'
import { officeClient } from '#web/office/queries.ts'
import { officeWords } from '#web/office/words.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { type Column, DataTable } from '#web/ui/DataTable.tsx'
import { Hint } from '#web/ui/Hint.tsx'
import { Link } from '#web/ui/Link.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { toast } from '#web/ui/Toasts.tsx'
import { PaperButton } from './items/PaperButton.tsx'
import { RequestDialog } from './RequestDialog.tsx'
import { requestWords } from './request-words.ts'
import { queueWords } from './words.ts'

type Request = AnswerOf<typeof requestList>['list'][number]

const requestsKey = ['requests']
const requestsQuery = (page: number) =>
  queryOptions({
    queryKey: [...requestsKey, page],
    queryFn: ({ signal }) => call('GET /office/requests', { offset: page - 1 }, { signal }),
    placeholderData: keepPreviousData,
  })

/** What families ask for about their data and complain of, each with its term and who answered it. */
export default function RequestsScreen() {
  const language = useLanguage()
  const t = requestWords(language)
  const title = officeWords(language).requests
  const heading = useRef<HTMLHeadingElement>(null)
  const { page, paging } = useAddress('/office/requests', {})
  const result = useQuery(requestsQuery(page))
  const now = useNow()
  const [isRecording, setRecording] = useState(false)
  const columns: Column<Request>[] = [
    {
      key: 'number',
      label: t.number,
      isHeading: true,
      cell: ({ number, item, answered_at, has_paper }) => (
        <>
          {item && !answered_at ? <Link href={`/office/queue?item=${item}`}>{number}</Link> : number}
          {has_paper && !answered_at ? ` · ${t.paper}` : ''}
          {has_paper && item && answered_at ? <PaperButton item={item} number={number} small /> : null}
        </>
      ),
    },
    { key: 'kind', label: t.kind, cell: ({ kind }) => queueWords(language).complaintKinds[kind] },
    {
      key: 'family',
      label: t.family,
      cell: ({ member }) =>
        member ? <Link href={`/office/members/${member.uuid}`}>{member.registration_no}</Link> : '–',
    },
    { key: 'made', label: t.made, cell: ({ made_at }) => formatInstant(made_at, language) },
    {
      key: 'due',
      label: t.due,
      cell: ({ answer_by, answered_at }) => (
        <>
          {formatDay(answer_by, language)}{' '}
          {!answered_at && Date.parse(answer_by) < now ? <Badge tone="warning">{t.late}</Badge> : null}
        </>
      ),
    },
    {
      key: 'answer',
      label: t.answer,
      cell: ({ answered_at, answered_by, acknowledged_at }) =>
        answered_at
          ? [formatInstant(answered_at, language), answered_by].filter(Boolean).join(' · ')
          : acknowledged_at
            ? t.acknowledged
            : t.notYet,
    },
  ]
  return (
    <>
      <ScreenHead eyebrow="विनंत्या" title={title} heading={heading}>
        <Button kind="primary" onClick={() => setRecording(true)}>
          {t.record}
        </Button>
      </ScreenHead>
      <Hint>{t.help}</Hint>
      <PagedResults result={result} {...paging(heading)} words={t}>
        {rows => <DataTable caption={title} columns={columns} rows={rows} keyOf={row => row.number} />}
      </PagedResults>
      {isRecording ? (
        <RequestDialog
          onClose={() => setRecording(false)}
          onRecorded={message => {
            toast.success(message)
            setRecording(false)
            void officeClient.invalidateQueries({ queryKey: requestsKey })
          }}
        />
      ) : null}
    </>
  )
}
