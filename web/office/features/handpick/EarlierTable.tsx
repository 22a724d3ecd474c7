import { formatDay } from '#domain/format/date.ts'
import { type Column, DataTable } from '#web/ui/DataTable.tsx'
import { useLanguage } from '#web/ui/language.ts'
import type { EarlierPick } from './queries.ts'
import { handpickWords } from './words.ts'

/** What was suggested before, and what the family did with it. */
export function EarlierTable({ rows }: { rows: readonly EarlierPick[] }) {
  const language = useLanguage()
  const say = handpickWords(language)
  const columns: Column<EarlierPick>[] = [
    {
      key: 'candidate',
      label: say.candidate,
      isHeading: true,
      cell: ({ name, registration_no }) => `${name} · ${registration_no}`,
    },
    { key: 'at', label: say.at, cell: ({ at }) => formatDay(at, language) },
    { key: 'outcome', label: say.outcome, cell: ({ outcome }) => say.outcomes[outcome] },
    { key: 'note', label: say.note, cell: ({ note }) => note || '–' },
  ]
  return <DataTable caption={say.earlier} columns={columns} rows={rows} keyOf={row => row.uuid} />
}
