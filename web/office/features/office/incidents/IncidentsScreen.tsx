import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { formatInstant } from '#domain/format/instant.ts'
import { groupedDigits } from '#domain/words/digits.ts'
import { PagedResults } from '#web/office/parts/PagedResults.tsx'
import { ScreenHead } from '#web/office/parts/ScreenHead.tsx'
import { useAddress } from '#web/office/parts/use-address.ts'
import { officeClient } from '#web/office/queries.ts'
import { officeWords } from '#web/office/words.ts'
import { Button } from '#web/ui/Button.tsx'
import { type Column, DataTable } from '#web/ui/DataTable.tsx'
import { Hint } from '#web/ui/Hint.tsx'
import { Link } from '#web/ui/Link.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { toast } from '#web/ui/Toasts.tsx'
import { Clocks } from './Clocks.tsx'
import { type Incident, incidentsKey, incidentsQuery } from './queries.ts'
import { RecordDialog } from './RecordDialog.tsx'
import { incidentWords } from './words.ts'

/** All incidents, latest first. */
export default function IncidentsScreen() {
  const language = useLanguage()
  const t = incidentWords(language)
  const heading = useRef<HTMLHeadingElement>(null)
  const navigate = useNavigate()
  const { page, paging } = useAddress('/office/incident', {})
  const result = useQuery(incidentsQuery(page))
  const [isRecording, setRecording] = useState(false)
  const columns: Column<Incident>[] = [
    {
      key: 'title',
      label: t.title,
      isHeading: true,
      cell: ({ uuid, number, title }) => <Link href={`/office/incident/${uuid}`}>{`${number} · ${title}`}</Link>,
    },
    { key: 'known', label: t.knownAt, cell: ({ known_at }) => formatInstant(known_at, language) },
    { key: 'reports', label: t.reports, cell: row => <Clocks {...row} /> },
    {
      key: 'families',
      label: t.families,
      isNumber: true,
      cell: ({ told }) =>
        groupedDigits(
          language,
          Object.values(told).reduce((sum, n) => sum + n, 0),
        ),
    },
  ]
  return (
    <>
      <ScreenHead eyebrow="घटना" title={officeWords(language).incident} heading={heading}>
        <Button kind="primary" onClick={() => setRecording(true)}>
          {t.record}
        </Button>
      </ScreenHead>
      <Hint>{t.help}</Hint>
      <PagedResults result={result} {...paging(heading)} words={t}>
        {rows => (
          <DataTable caption={officeWords(language).incident} columns={columns} rows={rows} keyOf={row => row.uuid} />
        )}
      </PagedResults>
      {isRecording ? (
        <RecordDialog
          onClose={() => setRecording(false)}
          onSaved={(message, uuid) => {
            toast.success(message)
            void officeClient.invalidateQueries({ queryKey: incidentsKey })
            void navigate({ href: `/office/incident/${uuid}` })
          }}
        />
      ) : null}
    </>
  )
}
