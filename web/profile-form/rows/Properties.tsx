import { IconPlus } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { fieldLabel } from '#contract/field-words.ts'
import { orMissing } from '#domain/format/missing.ts'
import { propertiesPerFamily } from '#domain/limits.ts'
import { Button } from '#web/ui/Button.tsx'
import { DataTable } from '#web/ui/DataTable.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { returnFocusTo } from '#web/ui/open-dialogs.ts'
import { toast } from '#web/ui/Toasts.tsx'
import { useEditFormContext } from '../edit-form-context.ts'
import { type PropertyRow, propertiesPath } from '../profile-form.ts'
import { editWords } from '../words.ts'
import { PropertyDialog } from './PropertyDialog.tsx'
import { RowActions } from './RowActions.tsx'
import { rowOrAdd, withRow } from './row-list.ts'
import styles from './rows.module.css'

/** How many empty rows are shown at first. */
const openSlots = 4
const emptySlots = (filled: number): PropertyRow[] =>
  Array.from({ length: Math.max(0, openSlots - filled) }, () => ({
    uuid: '',
    details: '',
    place: '',
    second_script: {},
  }))

interface Props {
  /** Removes a stored property at once. Without it, the save removes it. */
  onRemoveSaved?: (uuid: string) => Promise<string | null>
}

/** The table of properties. Added and edited rows are stored by the save. */
export function Properties({ onRemoveSaved }: Props) {
  const language = useLanguage()
  const t = editWords(language)
  const { form, set } = useEditFormContext()
  /** The index of the row in the popup. One past the last is a new row. */
  const [opened, setOpened] = useState<number | null>(null)
  const list = useRef<HTMLDivElement>(null)
  const properties = form[propertiesPath]
  const write = (rows: readonly PropertyRow[]) => set({ [propertiesPath]: rows })
  const remove = async (at: number): Promise<boolean> => {
    const uuid = properties[at]?.uuid
    if (uuid && onRemoveSaved) {
      const message = await onRemoveSaved(uuid)
      if (message === null) return false
      toast.success(message)
    } else write(properties.filter((_, place) => place !== at))
    returnFocusTo(() => rowOrAdd(list.current, at))
    return true
  }
  return (
    <div ref={list} className="stack-4" data-field={propertiesPath}>
      <DataTable
        caption={t.properties}
        rows={[...properties, ...emptySlots(properties.length)].map((row, at) => ({ ...row, at }))}
        keyOf={({ at }) => String(at)}
        columns={[
          {
            key: 'details',
            label: fieldLabel(language, 'details'),
            cell: row => orMissing(row.details),
            isHeading: true,
          },
          { key: 'place', label: fieldLabel(language, 'place'), cell: row => orMissing(row.place) },
        ]}
        actions={{
          label: t.actions,
          of: row =>
            row.at >= properties.length ? (
              <Button
                data-row-add
                small
                aria-label={t.addToSlot(row.at + 1)}
                onClick={() => setOpened(properties.length)}
              >
                <Icon of={IconPlus} />
                {t.addProperty}
              </Button>
            ) : (
              <RowActions
                of={row.details}
                onEdit={() => setOpened(row.at)}
                question={t.removeProperty}
                note={row.uuid && onRemoveSaved ? t.removePropertyNow : row.details}
                onRemove={() => remove(row.at)}
              />
            ),
        }}
      />
      {properties.length >= openSlots && properties.length < propertiesPerFamily ? (
        <Button data-row-add className={styles.add} onClick={() => setOpened(properties.length)}>
          <Icon of={IconPlus} />
          {t.addProperty}
        </Button>
      ) : null}
      {opened === null ? null : (
        <PropertyDialog
          property={properties[opened] ?? null}
          onSave={row => write(withRow(properties, opened, row))}
          onClose={() => setOpened(null)}
        />
      )}
    </div>
  )
}
