import { useState } from 'react'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { readStatement } from '#contract/office/bank-statements.ts'
import { type ColumnMeaning, columnMeanings } from '#domain/money/bank-statements.ts'
import { PartCard } from '#web/office/parts/PartCard.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { Hint } from '#web/ui/Hint.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Select } from '#web/ui/Select.tsx'
import styles from './Statement.module.css'
import { statementWords } from './words.ts'

interface Props {
  columns: NonNullable<AnswerOf<typeof readStatement>['columns']>
  isBusy: boolean
  onMatched: (meanings: readonly ColumnMeaning[]) => void
}

/** Asks what each column of a statement means, with values from the file beside it. */
export function StatementColumns({ columns, isBusy, onMatched }: Props) {
  const t = statementWords(useLanguage())
  const [meanings, setMeanings] = useState(columns.map(({ meaning }) => meaning))
  const options = columnMeanings.map(value => ({ value: value as string, label: t[value] }))
  // A statement may have the same heading twice, so a column is identified by its place.
  const numbered = columns.map((column, at) => ({ ...column, at }))
  return (
    <PartCard>
      <h2>{t.columns}</h2>
      <Hint>{t.columnsHelp}</Hint>
      <div className={styles.fields}>
        {numbered.map(({ name, samples, at }) => (
          <Field key={at} label={name || t.emptyColumn(at + 1)} hint={samples.join(' · ') || undefined}>
            <Select
              options={options}
              value={meanings[at] ?? 'none'}
              onChange={meaning =>
                setMeanings(meanings.map((one, place) => (place === at ? (meaning as ColumnMeaning) : one)))
              }
            />
          </Field>
        ))}
      </div>
      <div className="row-2">
        <Button kind="primary" busy={isBusy} onClick={() => onMatched(meanings)}>
          {t.read}
        </Button>
      </div>
    </PartCard>
  )
}
