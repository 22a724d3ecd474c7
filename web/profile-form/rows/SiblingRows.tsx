import { IconPlus } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { fieldLabel } from '#contract/field-words.ts'
import { formatHeight } from '#domain/format/height.ts'
import { orMissing } from '#domain/format/missing.ts'
import { siblingsPerFamily } from '#domain/limits.ts'
import { digits } from '#domain/words/digits.ts'
import { Button } from '#web/ui/Button.tsx'
import { DataTable } from '#web/ui/DataTable.tsx'
import { Hint } from '#web/ui/Hint.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { returnFocusTo } from '#web/ui/open-dialogs.ts'
import { useEditFormContext } from '../edit-form-context.ts'
import { type SiblingRow, siblingsPath } from '../profile-form.ts'
import { editWords } from '../words.ts'
import { RowActions } from './RowActions.tsx'
import { rowOrAdd, withRow } from './row-list.ts'
import styles from './rows.module.css'
import { SiblingDialog } from './SiblingDialog.tsx'

const label = (name: keyof SiblingRow) => `family_members.${name}`

/** Brothers and sisters, three at most. They are stored by the save. */
export function SiblingRows() {
  const language = useLanguage()
  const t = editWords(language)
  const { form, set } = useEditFormContext()
  /** The index of the row in the popup. One past the last is a new row. */
  const [opened, setOpened] = useState<number | null>(null)
  const section = useRef<HTMLElement>(null)
  const rows = form[siblingsPath].map((row, at) => ({ ...row, at }))
  const write = (siblings: readonly SiblingRow[]) => set({ [siblingsPath]: siblings })
  return (
    <section ref={section} className={styles.list} data-field={siblingsPath}>
      <h3>{t.siblings}</h3>
      <Hint>{t.siblingsHint}</Hint>
      {rows.length > 0 ? (
        <DataTable
          caption={t.siblings}
          rows={rows}
          keyOf={({ at }) => String(at)}
          columns={[
            {
              key: 'name',
              label: fieldLabel(language, label('name')),
              cell: row => orMissing(row.name),
              isHeading: true,
            },
            { key: 'gender', label: t.siblingTitle, cell: row => (row.gender === 'M' ? t.bro : t.sis) },
            {
              key: 'married',
              label: fieldLabel(language, 'is_married'),
              cell: row => (row.is_married === 'Y' ? t.yes : t.no),
            },
            {
              key: 'education',
              label: fieldLabel(language, label('education')),
              cell: row => orMissing(row.education),
            },
            {
              key: 'occupation',
              label: fieldLabel(language, label('occupation')),
              cell: row => orMissing(row.occupation),
            },
            {
              key: 'place',
              label: fieldLabel(language, label('working_place')),
              cell: row => orMissing(row.working_place),
            },
            {
              key: 'year',
              label: fieldLabel(language, label('birth_year')),
              cell: row => orMissing(digits(language, row.birth_year)),
            },
            {
              key: 'height',
              label: fieldLabel(language, label('height')),
              cell: row => formatHeight(Number(row.height) || null, language),
            },
          ]}
          actions={{
            label: t.actions,
            of: row => (
              <RowActions
                of={row.name}
                onEdit={() => setOpened(row.at)}
                question={t.removeSibling(row.name)}
                note={t.removeLater}
                onRemove={async () => {
                  write(form[siblingsPath].filter((_, at) => at !== row.at))
                  returnFocusTo(() => rowOrAdd(section.current, row.at))
                  return true
                }}
              />
            ),
          }}
        />
      ) : null}
      {rows.length < siblingsPerFamily ? (
        <Button data-row-add className={styles.add} onClick={() => setOpened(rows.length)}>
          <Icon of={IconPlus} />
          {t.addSibling}
        </Button>
      ) : null}
      {opened === null ? null : (
        <SiblingDialog
          sibling={form[siblingsPath][opened] ?? null}
          onSave={sibling => write(withRow(form[siblingsPath], opened, sibling))}
          onClose={() => setOpened(null)}
        />
      )}
    </section>
  )
}
