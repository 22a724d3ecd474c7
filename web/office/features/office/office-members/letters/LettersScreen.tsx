import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { formatDay } from '#domain/format/date.ts'
import { groupedDigits } from '#domain/words/digits.ts'
import { PagedResults } from '#web/office/parts/PagedResults.tsx'
import { ScreenHead } from '#web/office/parts/ScreenHead.tsx'
import { useAddress } from '#web/office/parts/use-address.ts'
import { officeWords } from '#web/office/words.ts'
import { type Column, DataTable } from '#web/ui/DataTable.tsx'
import { Hint } from '#web/ui/Hint.tsx'
import { Link } from '#web/ui/Link.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { MembersTabs } from '../MembersTabs.tsx'
import { lettersQuery, type SentLetter } from './queries.ts'
import { sentLetterWords } from './words.ts'

const path = '/office/members/letters'

/** The letters to many, the newest first, with how many of each were delivered. */
export default function LettersScreen() {
  const language = useLanguage()
  const t = sentLetterWords(language)
  const heading = useRef<HTMLHeadingElement>(null)
  const { page, paging } = useAddress(path, {})
  const result = useQuery(lettersQuery(page))
  const number = (key: 'count' | 'waiting' | 'sent' | 'refused' | 'unreached', label: string): Column<SentLetter> => ({
    key,
    label,
    isNumber: true,
    cell: row => groupedDigits(language, row[key]),
  })
  const columns: Column<SentLetter>[] = [
    {
      key: 'subject',
      label: t.subject,
      isHeading: true,
      cell: ({ uuid, subject }) => <Link href={`${path}/${uuid}`}>{subject}</Link>,
    },
    { key: 'when', label: t.when, cell: ({ written_at }) => formatDay(written_at, language) },
    { key: 'by', label: t.by, cell: ({ written_by }) => written_by },
    number('count', t.to),
    number('waiting', t.waiting),
    number('sent', t.sent),
    number('refused', t.refused),
    number('unreached', t.unreached),
  ]
  return (
    <>
      <ScreenHead eyebrow="पत्रे" title={officeWords(language).members} heading={heading} />
      <div className="stack-3">
        <MembersTabs current={path} />
        <Hint>{t.help}</Hint>
      </div>
      <PagedResults result={result} {...paging(heading)} words={t}>
        {rows => (
          <DataTable caption={officeWords(language).letters} columns={columns} rows={rows} keyOf={row => row.uuid} />
        )}
      </PagedResults>
    </>
  )
}
