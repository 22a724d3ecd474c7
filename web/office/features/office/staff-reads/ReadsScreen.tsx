import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { formatDay } from '#domain/format/date.ts'
import { formatInstant } from '#domain/format/instant.ts'
import { digits } from '#domain/words/digits.ts'
import { readKindWords } from '#domain/words/read-kind-words.ts'
import { call } from '#web/api/client.ts'
import { useMay } from '#web/office/may.ts'
import { ContactViewers } from '#web/office/parts/ContactViewers.tsx'
import { ListFile } from '#web/office/parts/ListFile.tsx'
import { PagedResults } from '#web/office/parts/PagedResults.tsx'
import { readWords } from '#web/office/parts/read-words.ts'
import { ScreenHead } from '#web/office/parts/ScreenHead.tsx'
import { turnedOrder } from '#web/office/parts/turned-order.ts'
import { useAddress } from '#web/office/parts/use-address.ts'
import { type Column, DataTable } from '#web/ui/DataTable.tsx'
import { Link } from '#web/ui/Link.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { askedOfReads, everything, type ReadSearch, readsQuery, type StaffRead } from './queries.ts'
import { ReadSearchForm } from './ReadSearchForm.tsx'
import { WaitingFiles } from './WaitingFiles.tsx'

/** What staff have read about which family, latest first. */
export default function ReadsScreen() {
  const language = useLanguage()
  const t = readWords(language)
  const heading = useRef<HTMLHeadingElement>(null)
  const { values, page, hrefOf, open, paging } = useAddress<Record<keyof ReadSearch, string>>(
    '/office/reads',
    everything,
  )
  const result = useQuery(readsQuery(values, page))
  const mayExport = useMay({ exportStaffReads: 'admin' })
  return (
    <>
      <ScreenHead eyebrow="कामकाजाची नोंद" title={t.title} heading={heading} />
      <div className="stack-4">
        <WaitingFiles />
        <ReadSearchForm
          key={JSON.stringify(values)}
          search={values}
          staff={result.data?.staff ?? []}
          onSearch={search => open({ ...search }, 1)}
        />
      </div>
      <PagedResults
        result={result}
        {...paging(heading)}
        words={t}
        acts={
          mayExport ? (
            <ListFile
              kind="officeList"
              help={t.exportHelp}
              take={reason => call('POST /office/reads/file', { ...askedOfReads(values), reason })}
            />
          ) : null
        }
      >
        {rows => (
          <ReadsTable
            rows={rows}
            order={turnedOrder(values.direction, direction => hrefOf({ ...values, direction }, 1))}
          />
        )}
      </PagedResults>
      {values.registration_no ? <ContactViewers of={{ registration_no: values.registration_no }} /> : null}
    </>
  )
}

function ReadsTable({ rows, order }: { rows: readonly StaffRead[]; order: Column<StaffRead>['sort'] }) {
  const language = useLanguage()
  const t = readWords(language)
  const columns: Column<StaffRead>[] = [
    { key: 'what', label: t.what, isHeading: true, cell: ({ kind }) => readKindWords(language)[kind] },
    { key: 'who', label: t.who, cell: ({ staff }) => staff.name },
    {
      key: 'whose',
      label: t.whose,
      cell: ({ member, page }) =>
        member ? (
          <Link href={`/office/members/${member.uuid}`}>{member.registration_no}</Link>
        ) : page ? (
          t.families(digits(language, page.families))
        ) : (
          t.nobody
        ),
    },
    { key: 'day', label: t.day, cell: ({ day }) => formatDay(day, language) },
    { key: 'times', label: t.times, isNumber: true, cell: ({ times }) => digits(language, times) },
    {
      key: 'last',
      label: t.last,
      ...(order && { sort: order }),
      cell: ({ last_at }) => formatInstant(last_at, language),
    },
  ]
  return (
    <DataTable
      caption={t.title}
      columns={columns}
      rows={rows}
      keyOf={({ staff, kind, member, day, last_at }) => `${staff.uuid} ${kind} ${member?.uuid} ${day} ${last_at}`}
    />
  )
}
