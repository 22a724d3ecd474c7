import {
  IconArchive,
  IconArrowBackUp,
  IconArrowDown,
  IconArrowMerge,
  IconArrowUp,
  IconDotsVertical,
  IconPencil,
} from '@tabler/icons-react'
import { Badge } from '#web/ui/Badge.tsx'
import { type Column, DataTable } from '#web/ui/DataTable.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Menu, type MenuItem } from '#web/ui/Menu.tsx'
import type { ListEntry } from './queries.ts'
import { officeListWords } from './words.ts'

interface Props {
  caption: string
  rows: readonly ListEntry[]
  nameOf: (entry: ListEntry) => string
  /** Absent for a read-only list. */
  actions: {
    onRename: (entry: ListEntry) => void
    onMove: (entry: ListEntry, by: -1 | 1) => void
    onRetire: (entry: ListEntry) => void
    onRestore: (entry: ListEntry) => void
    onMerge: (entry: ListEntry) => void
  } | null
}

export function EntriesTable({ caption, rows, nameOf, actions }: Props) {
  const t = officeListWords(useLanguage())
  const offered = rows.filter(entry => !entry.is_retired)
  const stateOf = ({ is_retired, merged_into }: ListEntry) => {
    const other = rows.find(({ uuid }) => uuid === merged_into)
    if (other) return <Badge>{t.merged(nameOf(other))}</Badge>
    return is_retired ? <Badge>{t.retired}</Badge> : <Badge tone="good">{t.offered}</Badge>
  }
  const columns: Column<ListEntry>[] = [
    { key: 'english', label: t.english, isHeading: true, cell: ({ name_en }) => name_en },
    { key: 'marathi', label: t.marathi, cell: ({ name_mr }) => <span lang="mr">{name_mr}</span> },
    { key: 'state', label: t.state, cell: stateOf },
  ]
  const menu = (entry: ListEntry) => {
    if (!actions) return null
    const { onRename, onMove, onRetire, onRestore, onMerge } = actions
    const place = offered.indexOf(entry)
    const canMerge = entry.merged_into === null && offered.some(({ uuid }) => uuid !== entry.uuid)
    const items: MenuItem[] = [
      { label: t.rename, icon: IconPencil, onSelect: () => onRename(entry) },
      ...(place > 0 ? [{ label: t.up, icon: IconArrowUp, onSelect: () => onMove(entry, -1) }] : []),
      ...(place >= 0 && place < offered.length - 1
        ? [{ label: t.down, icon: IconArrowDown, onSelect: () => onMove(entry, 1) }]
        : []),
      ...(canMerge ? [{ label: t.merge, icon: IconArrowMerge, onSelect: () => onMerge(entry) }] : []),
      ...(entry.is_retired && entry.merged_into === null
        ? [{ label: t.restore, icon: IconArrowBackUp, onSelect: () => onRestore(entry) }]
        : []),
      ...(entry.is_retired ? [] : [{ label: t.retire, icon: IconArchive, onSelect: () => onRetire(entry) }]),
    ]
    return <Menu label={t.actionsOf(nameOf(entry))} face={<Icon of={IconDotsVertical} />} items={items} current="" />
  }
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={rows}
      keyOf={row => row.uuid}
      {...(actions && { actions: { label: t.actions, of: menu } })}
    />
  )
}
