import { useState } from 'react'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { readStatement } from '#contract/office/bank-statements.ts'
import { statementMaxBytes } from '#domain/money/bank-statements.ts'
import { call } from '#web/api/client.ts'
import { wordFailure } from '#web/api/failures.ts'
import { PartCard } from '#web/office/parts/PartCard.tsx'
import { ScreenHead } from '#web/office/parts/ScreenHead.tsx'
import { officeWords } from '#web/office/words.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { FileDrop } from '#web/ui/files/FileDrop.tsx'
import { Hint } from '#web/ui/Hint.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { StatementColumns } from './StatementColumns.tsx'
import { StatementPreview } from './StatementPreview.tsx'
import { StatementResult } from './StatementResult.tsx'
import { statementWords } from './words.ts'

type Answer = AnswerOf<typeof readStatement>

/** Reads a bank's statement. The file stays in the page until its columns are matched, and is then sent again. */
export default function StatementScreen() {
  const language = useLanguage()
  const t = statementWords(language)
  const [file, setFile] = useState<File | null>(null)
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [meanings, setMeanings] = useState('')
  const [progress, setProgress] = useState<number | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const send = async (chosen: File, more: { columns?: string; lines_seen?: 'Y'; match_again?: 'Y' } = {}) => {
    setFailure(null)
    if (chosen.size > statementMaxBytes) return setFailure(t.tooLarge)
    setFile(chosen)
    setProgress(0)
    try {
      const sent = { field: 'table', blob: chosen, name: chosen.name }
      setAnswer(await call('POST /office/bank-statements', more, { file: sent, onProgress: setProgress }))
    } catch (error) {
      setFailure(wordFailure(language, error))
    } finally {
      setProgress(null)
    }
  }
  return (
    <div className="stack-4">
      <ScreenHead eyebrow="बँक" title={officeWords(language).statement} />
      <Hint>{t.help}</Hint>
      <PartCard>
        <Field label={t.upload} error={failure}>
          <FileDrop
            accept=".csv,.txt,text/csv"
            onFile={chosen => {
              setAnswer(null)
              void send(chosen)
            }}
            progress={progress}
            words={t}
          />
        </Field>
        {file && answer?.result ? (
          <div className="row-2">
            <Button small kind="quiet" onClick={() => void send(file, { match_again: 'Y' })}>
              {t.matchAgain}
            </Button>
          </div>
        ) : null}
      </PartCard>
      {file && answer?.columns ? (
        <StatementColumns
          columns={answer.columns}
          isBusy={progress !== null}
          onMatched={chosen => {
            const columns = chosen.join(',')
            setMeanings(columns)
            void send(file, { columns })
          }}
        />
      ) : null}
      {file && answer?.preview ? (
        <StatementPreview
          preview={answer.preview}
          isBusy={progress !== null}
          onRight={() => void send(file, { columns: meanings, lines_seen: 'Y' })}
          onWrong={() => void send(file, { match_again: 'Y' })}
        />
      ) : null}
      {answer?.result ? <StatementResult result={answer.result} /> : null}
    </div>
  )
}
