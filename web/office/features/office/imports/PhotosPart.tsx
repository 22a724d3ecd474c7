import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { importMoves, type PhotoStanding, photoStandings, zipMaxBytes } from '#domain/office/imports.ts'
import { groupedDigits } from '#domain/words/digits.ts'
import { photoStandingWords } from '#domain/words/import-words.ts'
import { call } from '#web/api/client.ts'
import { wordFailure } from '#web/api/failures.ts'
import { PagedResults } from '#web/office/parts/PagedResults.tsx'
import { PartCard } from '#web/office/parts/PartCard.tsx'
import { toastOfficeFailure } from '#web/office/queries.ts'
import { Button } from '#web/ui/Button.tsx'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { type Column, DataTable } from '#web/ui/DataTable.tsx'
import { Field } from '#web/ui/Field.tsx'
import { FileDrop } from '#web/ui/files/FileDrop.tsx'
import { Hint } from '#web/ui/Hint.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Select } from '#web/ui/Select.tsx'
import { toast } from '#web/ui/Toasts.tsx'
import { photoWords } from './photo-words.ts'
import { type ImportDetail, type ImportPhoto, importPhotosQuery } from './queries.ts'
import { sendZip } from './send-zip.ts'

interface Props {
  register: ImportDetail
  onChanged: () => void
}
type Zip = ImportDetail['photos']['zips'][number]

/** The photos of a register: its ZIP files, by what photos are matched to families, and the state of each. */
export function PhotosPart({ register, onChanged }: Props) {
  const t = photoWords(useLanguage())
  const { photos, state } = register
  return (
    <PartCard>
      <h2>{t.photos}</h2>
      <Hint>{t.help}</Hint>
      <p>{photos.column === null ? t.byMobile : t.byColumn(photos.column)}</p>
      {photos.zips.length > 0 ? <Zips register={register} onChanged={onChanged} /> : null}
      {importMoves.photos.includes(state) ? <SendZip uuid={register.uuid} onSent={onChanged} /> : null}
      {/* Which row names which photo is not known before the rows are checked. */}
      {state === 'matching' || state === 'checking' ? null : <Standings register={register} />}
    </PartCard>
  )
}

function SendZip({ uuid, onSent }: { uuid: string; onSent: () => void }) {
  const language = useLanguage()
  const t = photoWords(language)
  const [progress, setProgress] = useState<number | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const send = async (file: File) => {
    setFailure(null)
    if (file.size > zipMaxBytes) return setFailure(t.tooLarge)
    setProgress(0)
    try {
      toast.success(await sendZip(uuid, file, setProgress))
    } catch (error) {
      setFailure(wordFailure(language, error))
    } finally {
      setProgress(null)
      onSent()
    }
  }
  return (
    <Field label={t.zip} error={failure}>
      <FileDrop
        accept=".zip,application/zip,application/x-zip-compressed"
        onFile={file => void send(file)}
        progress={progress}
        words={t}
      />
    </Field>
  )
}

function Zips({ register: { uuid, photos }, onChanged }: Props) {
  const language = useLanguage()
  const t = photoWords(language)
  const [removing, setRemoving] = useState<Zip | null>(null)
  const stateOf = ({ state, photos: count }: Zip) =>
    state === 'arriving' ? t.arriving : state === 'over' ? t.over(count) : t.count(count)
  const columns: Column<Zip>[] = [
    { key: 'file', label: t.file, isHeading: true, cell: ({ file_name }) => file_name },
    { key: 'size', label: t.size, isNumber: true, cell: ({ bytes }) => t.megabytes(bytes / 2 ** 20) },
    { key: 'state', label: t.state, cell: stateOf },
  ]
  const remove = async (zip: string): Promise<boolean> => {
    try {
      toast.success((await call('DELETE /office/imports/:uuid/zips/:zip', { uuid, zip })).message)
      return true
    } catch (failure) {
      toastOfficeFailure(failure)
      return false
    } finally {
      onChanged()
    }
  }
  return (
    <>
      <DataTable
        caption={t.photos}
        columns={columns}
        rows={photos.zips}
        keyOf={zip => zip.uuid}
        actions={{
          label: t.remove,
          of: zip => (
            <Button small aria-label={t.removeOf(zip.file_name)} onClick={() => setRemoving(zip)}>
              {t.remove}
            </Button>
          ),
        }}
      />
      {removing ? (
        <ConfirmDialog
          title={t.removeTitle}
          words={{ confirm: t.remove, cancel: t.cancel, close: t.cancel }}
          onConfirm={() => remove(removing.uuid)}
          onClose={() => setRemoving(null)}
        >
          <p>{t.removeHelp}</p>
        </ConfirmDialog>
      ) : null}
    </>
  )
}

function Standings({ register }: { register: ImportDetail }) {
  const language = useLanguage()
  const t = photoWords(language)
  const names = photoStandingWords(language)
  const { uuid, photos, version, state } = register
  const [chosen, setChosen] = useState<PhotoStanding | null>(null)
  const [page, setPage] = useState(1)
  const there = photoStandings.filter(standing => photos.counts[standing] > 0)
  const [first = null] = there
  const standing = chosen && there.includes(chosen) ? chosen : first
  const asOf = [version, state, ...photoStandings.map(one => photos.counts[one])].join(' ')
  const result = useQuery({ ...importPhotosQuery(uuid, standing ?? 'missing', page, asOf), enabled: standing !== null })
  if (!standing || !first) return null
  const labelOf = (one: PhotoStanding) => `${names[one]} (${groupedDigits(language, photos.counts[one])})`
  // A missing photo, or one that a family already has, has no file here, so only its row is listed.
  const isByRow = standing === 'missing' || standing === 'given'
  const columns: Column<ImportPhoto>[] = [
    ...(isByRow ? [] : [{ key: 'file', label: t.file, isHeading: true, cell: ({ name }: ImportPhoto) => name }]),
    {
      key: 'row',
      label: t.namedBy,
      isHeading: isByRow,
      cell: ({ row }) => (row === null ? t.nobody : t.row(row)),
    },
  ]
  return (
    <>
      <Field label={t.standing}>
        <Select
          placeholder={labelOf(first)}
          options={there.slice(1).map(one => ({ value: one, label: labelOf(one) }))}
          value={standing === first ? '' : standing}
          onChange={value => {
            setChosen((value || first) as PhotoStanding)
            setPage(1)
          }}
        />
      </Field>
      <PagedResults
        result={result}
        page={page}
        hrefOf={to => `/office/import/${uuid}?photos=${to}`}
        onPage={setPage}
        words={{ none: names[standing], noneHelp: '', count: t.count }}
      >
        {rows => (
          <DataTable
            caption={names[standing]}
            columns={columns}
            rows={rows}
            keyOf={({ name, row }) => `${name ?? ''} ${row ?? ''}`}
          />
        )}
      </PagedResults>
    </>
  )
}
