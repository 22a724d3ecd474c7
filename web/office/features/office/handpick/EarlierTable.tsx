import { formatDay } from '#domain/format/date.ts'
import { type Column, DataTable } from '#web/ui/DataTable.tsx'
import { useLanguage } from '#web/ui/language.ts'
import type { EarlierPick } from './queries.ts'
import { handpickWords } from './words.ts'

/** The earlier suggestions, and what the family did with each. */
export function EarlierTable({ rows }: { rows: readonly EarlierPick[] }) {
  const language = useLanguage()
  const t = handpickWords(language)
  const columns: Column<EarlierPick>[] = [
    {
      key: 'candidate',
      label: t.candidate,
      isHeading: true,
      cell: ({ name, registration_no }) => `${name} · ${registration_no}`,
    },
    { key: 'at', label: t.at, cell: ({ at }) => formatDay(at, language) },
    { key: 'outcome', label: t.outcome, cell: ({ outcome }) => t.outcomes[outcome] },
    { key: 'note', label: t.note, cell: ({ note }) => note || '–' },
  ]
  return <DataTable caption={t.earlier} columns={columns} rows={rows} keyOf={row => row.uuid} />
}
