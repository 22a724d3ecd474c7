import { fieldLabel } from '#contract/field-words.ts'
import { formatMarried } from '#domain/format/answers.ts'
import { formatHeight } from '#domain/format/height.ts'
import { orMissing } from '#domain/format/missing.ts'
import { digits } from '#domain/words/digits.ts'
import type { SiblingRow } from '#web/profile-form/profile-form.ts'
import { type Column, DataTable } from '#web/ui/DataTable.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { myProfileWords } from './words.ts'

export function OwnSiblings({ siblings }: { siblings: readonly SiblingRow[] }) {
  const language = useLanguage()
  const t = myProfileWords(language)
  const text = (name: 'education' | 'occupation' | 'working_place'): Column<SiblingRow> => ({
    key: name,
    label: fieldLabel(language, `family_members.${name}`),
    cell: row => orMissing(row[name]),
  })
  return (
    <DataTable
      caption={t.siblings}
      rows={siblings}
      keyOf={row => `${row.name} ${row.birth_year} ${row.gender}`}
      columns={[
        {
          key: 'name',
          label: fieldLabel(language, 'family_members.name'),
          cell: row => `${row.name} · ${row.gender === 'M' ? t.bro : t.sis}`,
          isHeading: true,
        },
        {
          key: 'married',
          label: fieldLabel(language, 'is_married'),
          cell: row => formatMarried(row.is_married, language),
        },
        text('education'),
        text('occupation'),
        text('working_place'),
        {
          key: 'year',
          label: fieldLabel(language, 'family_members.birth_year'),
          cell: row => orMissing(digits(language, row.birth_year)),
        },
        {
          key: 'height',
          label: fieldLabel(language, 'family_members.height'),
          cell: row => formatHeight(Number(row.height) || null, language),
        },
      ]}
    />
  )
}
