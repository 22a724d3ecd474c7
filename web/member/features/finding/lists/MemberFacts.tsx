import { classNames } from '#web/ui/class-names.ts'
import { useLanguage } from '#web/ui/language.ts'
import styles from './MemberFacts.module.css'
import type { MemberRow } from './member-row.ts'
import { listWords } from './words.ts'

/** A visible label is for a value that does not tell by itself what it is. */
type Fact = readonly [label: string, value: string, isLabelShown?: 'labelled']

interface Props {
  row: MemberRow
  /** Facts after all others. */
  extra?: readonly (readonly [label: string, value: string])[]
}

/** What a family reads before it opens a profile, several facts to a line. Screen readers read every label. */
export function MemberFacts({ row, extra = [] }: Props) {
  const t = listWords(useLanguage())
  const facts: Fact[] = [
    [t.born, row.age ? `${row.age}, ${row.birthDate}` : row.birthDate],
    [t.maritalStatus, row.maritalStatus],
    [t.height, row.height],
    [t.education, row.education],
    [t.occupation, row.occupation],
    [t.income, row.income],
    [t.worksIn, row.workPlace],
    [t.native, row.nativePlace, 'labelled'],
    ...(row.gunMilan ? [[t.gunMilan, row.gunMilan, 'labelled'] as const] : []),
    ...extra.map(([label, value]) => [label, value, 'labelled'] as const),
  ]
  return (
    <dl className={classNames(styles.facts, 'numeric')}>
      {facts.map(([label, value, isLabelShown]) => (
        <div key={label}>
          <dt className={classNames(!isLabelShown && 'visually-hidden')}>{label}</dt> <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
