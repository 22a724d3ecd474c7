import { missing } from '#domain/format/missing.ts'
import { classNames } from '#web/ui/class-names.ts'
import { useLanguage } from '#web/ui/language.ts'
import styles from './MemberFacts.module.css'
import type { MemberRow } from './member-row.ts'
import { listWords } from './words.ts'

/** A visible label is for a value that does not tell by itself what it is. A fact may begin a line of its own. */
type Fact = readonly [label: string, value: string, ...('labelled' | 'line')[]]

interface Props {
  row: MemberRow
  /** What belongs together shares a line. Otherwise all facts are one text. */
  isInLines?: boolean
  /** Facts after all others. */
  extra?: readonly (readonly [label: string, value: string])[]
}

/** What a family reads before it opens a profile, several facts to a line. Screen readers read every label. */
export function MemberFacts({ row, isInLines = false, extra = [] }: Props) {
  const t = listWords(useLanguage())
  const facts: Fact[] = [
    [t.born, row.age ? `${row.age}, ${row.birthDate}` : row.birthDate],
    [t.maritalStatus, row.maritalStatus],
    [t.height, row.height],
    [t.education, row.education, 'line'],
    [t.occupation, row.occupation, 'line'],
    [t.income, row.income, 'line'],
    [t.worksIn, row.workPlace],
    [t.native, row.nativePlace, 'labelled', 'line'],
    ...(row.gunMilan ? [[t.gunMilan, row.gunMilan, 'labelled'] as const] : []),
    ...extra.map(([label, value]) => [label, value, 'labelled'] as const),
  ]
  return (
    <dl className={classNames(styles.facts, isInLines && styles.lines, 'numeric')}>
      {facts.map(([label, value, ...drawn]) => {
        const isLine = drawn.includes('line')
        // A dash alone would not say what is missing.
        const isLabelled = drawn.includes('labelled') || value === missing
        return (
          <div key={label} className={classNames(isLine && styles.line)}>
            <dt className={classNames(!isLabelled && 'visually-hidden')}>{label}</dt> <dd>{value}</dd>
          </div>
        )
      })}
    </dl>
  )
}
