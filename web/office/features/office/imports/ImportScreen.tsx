import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { formatInstant } from '#domain/format/instant.ts'
import { importMoves, importRowStates } from '#domain/office/imports.ts'
import { groupedDigits } from '#domain/words/digits.ts'
import { importRowWords } from '#domain/words/import-words.ts'
import { call } from '#web/api/client.ts'
import { NoAnswerYet } from '#web/office/parts/NoAnswerYet.tsx'
import { PartCard } from '#web/office/parts/PartCard.tsx'
import { ScreenHead } from '#web/office/parts/ScreenHead.tsx'
import { officeClient, toastOfficeFailure } from '#web/office/queries.ts'
import { officeWords } from '#web/office/words.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { type Fact, Facts } from '#web/ui/Facts.tsx'
import { saveFile } from '#web/ui/files/save-file.ts'
import { useLanguage } from '#web/ui/language.ts'
import { toast } from '#web/ui/Toasts.tsx'
import { useBusy } from '#web/ui/use-busy.ts'
import styles from './Imports.module.css'
import { InvitePart } from './InvitePart.tsx'
import { MatchingForm } from './MatchingForm.tsx'
import { PhotosPart } from './PhotosPart.tsx'
import { type ImportDetail, importQuery, importsKey, isAtWork } from './queries.ts'
import { RowsPart } from './RowsPart.tsx'
import { importStateWords, importWords } from './words.ts'

const reload = () => void officeClient.invalidateQueries({ queryKey: importsKey })

/** One register: the meaning of its columns, the state of its rows, and the next step. */
export default function ImportScreen() {
  const { uuid = '' }: { uuid?: string } = useParams({ strict: false })
  const language = useLanguage()
  const t = importWords(language)
  const { data, error, refetch } = useQuery(importQuery(uuid))
  return (
    <>
      <ScreenHead eyebrow="नोंदवही" title={data ? data.file_name : officeWords(language).import}>
        <ButtonLink href="/office/import">{t.back}</ButtonLink>
      </ScreenHead>
      {data ? (
        <div className="stack-5">
          <StatePart register={data} />
          {data.state === 'undone' || data.state === 'undoing' ? null : (
            <PhotosPart register={data} onChanged={reload} />
          )}
          {importMoves.match.includes(data.state) ? (
            <MatchingForm key={data.version} register={data} onSaved={reload} />
          ) : null}
          {data.state === 'matching' ? null : <RowsPart register={data} onChanged={reload} />}
          {importMoves.invite.includes(data.state) ? <InvitePart register={data} onSaved={reload} /> : null}
        </div>
      ) : (
        <NoAnswerYet error={error} onRetry={() => void refetch()} />
      )}
    </>
  )
}

/** How many rows the running step has finished. */
function doneOf({ state, rows, counts }: ImportDetail): number {
  if (state === 'checking') return rows - counts.waiting
  return state === 'undoing' ? rows - counts.imported : rows - counts.good - counts.double
}

function StatePart({ register }: { register: ImportDetail }) {
  const language = useLanguage()
  const t = importWords(language)
  const [busy, run] = useBusy()
  const [asking, setAsking] = useState<'run' | 'undo' | null>(null)
  const { uuid, state, rows, counts } = register
  const names = importRowWords(language)
  const standing = importRowStates.filter(one => counts[one] > 0)
  const gone = rows - importRowStates.reduce((sum, one) => sum + counts[one], 0)
  const doing = async (work: () => Promise<{ message: string }>): Promise<boolean> => {
    try {
      toast.success((await work()).message)
      return true
    } catch (failure) {
      toastOfficeFailure(failure)
      return false
    } finally {
      reload()
    }
  }
  const download = () =>
    run(async () => {
      try {
        const { name, text } = await call('POST /office/imports/:uuid/export', { uuid })
        saveFile(new Blob([text], { type: 'text/csv' }), name)
      } catch (failure) {
        toastOfficeFailure(failure)
      }
    })
  const words = { confirm: t.yes, cancel: t.cancel, close: t.cancel }
  return (
    <PartCard>
      <div role="status">
        <h2>{importStateWords(language)[state]}</h2>
      </div>
      {isAtWork(state) ? (
        <>
          <progress
            className={styles.progress}
            max={rows}
            value={doneOf(register)}
            aria-label={importStateWords(language)[state]}
          />
          <p>{t.progress(doneOf(register), rows)}</p>
        </>
      ) : null}
      <Facts
        facts={[
          [t.rows, groupedDigits(language, rows)],
          ...standing.map((one): Fact => [names[one], groupedDigits(language, counts[one])]),
          ...(gone > 0 ? [[t.gone, groupedDigits(language, gone)] as const] : []),
          [t.broughtBy, register.created_by],
          [t.when, formatInstant(register.created_at, language)],
        ]}
      />
      <div className={styles.buttons}>
        {importMoves.run.includes(state) ? (
          <Button kind="primary" disabled={counts.good + counts.double === 0} onClick={() => setAsking('run')}>
            {t.run}
          </Button>
        ) : null}
        {importMoves.stop.includes(state) ? (
          <Button
            busy={busy}
            onClick={() => run(async () => void (await doing(() => call('POST /office/imports/:uuid/stop', { uuid }))))}
          >
            {t.stop}
          </Button>
        ) : null}
        {state === 'matching' ? null : (
          <Button busy={busy} onClick={download}>
            {t.download}
          </Button>
        )}
        {importMoves.undo.includes(state) && counts.imported > 0 ? (
          <Button onClick={() => setAsking('undo')}>{t.undo}</Button>
        ) : null}
      </div>
      {asking === 'run' ? (
        <ConfirmDialog
          title={t.runTitle}
          words={words}
          onConfirm={() => doing(() => call('POST /office/imports/:uuid/run', { uuid }))}
          onClose={() => setAsking(null)}
        >
          <p>{t.runHelp(counts.good + counts.double)}</p>
        </ConfirmDialog>
      ) : null}
      {asking === 'undo' ? (
        <ConfirmDialog
          title={t.undoTitle}
          words={words}
          onConfirm={() => doing(() => call('POST /office/imports/:uuid/undo', { uuid }))}
          onClose={() => setAsking(null)}
        >
          <p>{t.undoHelp}</p>
        </ConfirmDialog>
      ) : null}
    </PartCard>
  )
}
