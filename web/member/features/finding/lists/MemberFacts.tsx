import { missing } from '#domain/format/missing.ts'
import { gunMilanWords } from '#web/member/parts/gun-milan.ts'
import { classNames } from '#web/ui/class-names.ts'
import { useLanguage } from '#web/ui/language.ts'
import styles from './MemberFacts.module.css'
import type { MemberRow } from './member-row.ts'
import { listWords } from './words.ts'

/** A visible label is for a value that does not tell by itself what it is. The longest are cut, and are whole as their title. */
type Fact = readonly [label: string, value: string, drawn?: 'labelled' | 'cut']

interface Props {
  className?: string | undefined
  row: MemberRow
  /** Facts after all others. */
  extra?: readonly (readonly [label: string, value: string])[]
}

/** What a family reads before it opens a profile, several facts to a line. Screen readers read every label. */
export function MemberFacts({ className, row, extra = [] }: Props) {
  const language = useLanguage()
  const t = listWords(language)
  const lines: readonly (readonly Fact[])[] = [
    [[t.born, row.age ? `${row.age}, ${row.birthDate}` : row.birthDate]],
    [
      [t.maritalStatus, row.maritalStatus],
      [t.height, row.height],
    ],
    [[t.education, row.education, 'cut']],
    [[t.occupation, row.occupation, 'cut']],
    [
      [t.income, row.income],
      [t.workLocation, row.workPlace],
    ],
    [[t.native, row.nativePlace, 'labelled']],
    // A known score is a ring on the photo.
    ...(row.gun === null ? [[[gunMilanWords(language).gunMilan, row.gunMilan, 'labelled']] satisfies Fact[]] : []),
    ...extra.map(([label, value]): Fact[] => [[label, value, 'labelled']]),
  ]
  return (
    <dl className={classNames(styles.facts, 'numeric', className)}>
      {lines.map(line => (
        <div key={line[0]?.[0]} title={line[0]?.[2] === 'cut' ? line[0][1] : undefined}>
          {line.flatMap(([label, value, drawn]) => {
            // A dash alone would not say what is missing.
            const isLabelled = drawn === 'labelled' || value === missing
            return [
              <dt key={label} className={classNames(!isLabelled && 'visually-hidden')}>
                {label}
              </dt>,
              ' ',
              <dd key={`${label} value`}>{value}</dd>,
            ]
          })}
        </div>
      ))}
    </dl>
  )
}
