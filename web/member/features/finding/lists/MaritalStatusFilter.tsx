import { useQuery } from '@tanstack/react-query'
import { choosable, optionsQuery } from '#web/api/option-lists.ts'
import { Field } from '#web/ui/Field.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Select } from '#web/ui/Select.tsx'
import styles from './MaritalStatusFilter.module.css'
import { listWords } from './words.ts'

interface Props {
  /** The id of a marital status, or empty for all. */
  value: string
  onChange: (value: string) => void
}

export function MaritalStatusFilter({ value, onChange }: Props) {
  const t = listWords(useLanguage())
  const { data: statuses = [] } = useQuery(optionsQuery('MARITAL_STATUS'))
  return (
    <div className={styles.filter}>
      <Field label={t.maritalStatus}>
        <Select
          value={value}
          onChange={onChange}
          placeholder={t.all}
          options={choosable(statuses).map(({ uuid, name }) => ({ value: uuid, label: name }))}
        />
      </Field>
    </div>
  )
}
