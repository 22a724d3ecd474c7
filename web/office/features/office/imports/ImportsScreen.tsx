import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { formatInstant } from '#domain/format/instant.ts'
import { importMaxBytes } from '#domain/office/imports.ts'
import { groupedDigits } from '#domain/words/digits.ts'
import { call } from '#web/api/client.ts'
import { wordFailure } from '#web/api/failures.ts'
import { PagedResults } from '#web/office/parts/PagedResults.tsx'
import { PartCard } from '#web/office/parts/PartCard.tsx'
import { ScreenHead } from '#web/office/parts/ScreenHead.tsx'
import { useAddress } from '#web/office/parts/use-address.ts'
import { officeClient } from '#web/office/queries.ts'
import { officeWords } from '#web/office/words.ts'
import { type Column, DataTable } from '#web/ui/DataTable.tsx'
import { Field } from '#web/ui/Field.tsx'
import { FileDrop } from '#web/ui/files/FileDrop.tsx'
import { Hint } from '#web/ui/Hint.tsx'
import { Link } from '#web/ui/Link.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { toast } from '#web/ui/Toasts.tsx'
import { type ImportSummary, importsKey, importsQuery } from './queries.ts'
import { importStateWords, importWords } from './words.ts'

/** The uploaded registers, and the form that uploads another. */
export default function ImportsScreen() {
  const language = useLanguage()
  const t = importWords(language)
  const states = importStateWords(language)
  const heading = useRef<HTMLHeadingElement>(null)
  const { page, paging } = useAddress('/office/import', {})
  const result = useQuery(importsQuery(page))
  const columns: Column<ImportSummary>[] = [
    {
      key: 'file',
      label: t.file,
      isHeading: true,
      cell: ({ uuid, file_name }) => <Link href={`/office/import/${uuid}`}>{file_name}</Link>,
    },
    { key: 'state', label: t.state, cell: ({ state }) => states[state] },
    { key: 'rows', label: t.rows, isNumber: true, cell: ({ rows }) => groupedDigits(language, rows) },
    { key: 'by', label: t.broughtBy, cell: ({ created_by }) => created_by },
    { key: 'when', label: t.when, cell: ({ created_at }) => formatInstant(created_at, language) },
  ]
  return (
    <>
      <ScreenHead eyebrow="नोंदवही" title={officeWords(language).import} heading={heading} />
      <Hint>{t.help}</Hint>
      <UploadPart />
      <PagedResults result={result} {...paging(heading)} words={t}>
        {rows => (
          <DataTable caption={officeWords(language).import} columns={columns} rows={rows} keyOf={row => row.uuid} />
        )}
      </PagedResults>
    </>
  )
}

function UploadPart() {
  const language = useLanguage()
  const t = importWords(language)
  const navigate = useNavigate()
  const [progress, setProgress] = useState<number | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const send = async (file: File) => {
    setFailure(null)
    if (file.size > importMaxBytes) return setFailure(t.tooLarge)
    setProgress(0)
    try {
      const sent = { field: 'table', blob: file, name: file.name }
      const { uuid, message } = await call('POST /office/imports', {}, { file: sent, onProgress: setProgress })
      toast.success(message)
      void officeClient.invalidateQueries({ queryKey: importsKey })
      void navigate({ href: `/office/import/${uuid}` })
    } catch (error) {
      setFailure(wordFailure(language, error))
    } finally {
      setProgress(null)
    }
  }
  return (
    <PartCard>
      <Field label={t.upload} error={failure}>
        <FileDrop
          accept=".csv,.tsv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          onFile={file => void send(file)}
          progress={progress}
          words={t}
        />
      </Field>
    </PartCard>
  )
}
