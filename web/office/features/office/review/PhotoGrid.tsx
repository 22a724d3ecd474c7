import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { digits } from '#domain/words/digits.ts'
import { call } from '#web/api/client.ts'
import { NoAnswerYet } from '#web/office/parts/NoAnswerYet.tsx'
import { UndoBar } from '#web/office/parts/UndoBar.tsx'
import { toastOfficeFailure } from '#web/office/queries.ts'
import { Button } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { toast } from '#web/ui/Toasts.tsx'
import { useBusy } from '#web/ui/use-busy.ts'
import bar from './Decision.module.css'
import styles from './PhotoGrid.module.css'
import { PhotoTile } from './PhotoTile.tsx'
import { decisionsOfGrid, type Marks, markOf } from './photo-marks.ts'
import { photosQuery, reloadQueue } from './queries.ts'
import { useDecideKey } from './use-decide-key.ts'
import { useQueueKeys } from './use-queue-keys.ts'
import { queueWords } from './words.ts'

interface LastDecision {
  uuids: readonly string[]
  until: number
  text: string
}

/** The next photos side by side, decided by one press. A photo that was not on the screen is not decided; all are claimed. */
export function PhotoGrid() {
  const language = useLanguage()
  const t = queueWords(language)
  const { data, error, refetch } = useQuery(photosQuery)
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set())
  const [marks, setMarks] = useState<Marks>({})
  const [last, setLast] = useState<LastDecision | null>(null)
  const [busy, run] = useBusy()
  const list = data?.list ?? []
  const decisions = decisionsOfGrid(list, seen, marks)
  const rejected = decisions.filter(({ decision }) => decision === 'reject').length
  const isSeenAll = list.every(({ uuid, version }) => seen.has(`${uuid} ${version}`))

  const giveBack = useEffectEvent(() => {
    const uuids = list.map(({ uuid }) => uuid)
    if (uuids.length > 0) void call('POST /office/queue/release-many', { uuids }).then(reloadQueue, () => {})
  })
  useEffect(() => () => giveBack(), [])

  const decide = () =>
    run(async () => {
      if (decisions.length === 0) return
      try {
        const answer = await call('POST /office/queue/decide-many', { decisions })
        if (answer.refused.length > 0) toast.error(answer.message)
        setLast({
          uuids: answer.decided.map(({ uuid }) => uuid),
          until: Date.parse(answer.undo_until),
          text: answer.message,
        })
        setMarks({})
        await refetch()
        window.scrollTo({ top: 0 })
      } catch (failure) {
        toastOfficeFailure(failure)
        await refetch()
      }
      void reloadQueue()
    })
  const undo = () =>
    run(async () => {
      const undone = await Promise.allSettled(
        (last?.uuids ?? []).map(uuid => call('POST /office/decisions/:uuid/undo', { uuid })),
      )
      const failed = undone.find(one => one.status === 'rejected')
      if (failed) toastOfficeFailure(failed.reason)
      setLast(null)
      await refetch()
      void reloadQueue()
    })
  useDecideKey(decide)
  useQueueKeys(key => {
    if (key !== 'u' || !last) return false
    undo()
    return true
  })

  if (!data) return <NoAnswerYet part error={error} onRetry={() => void refetch()} />
  return (
    <>
      {last && last.uuids.length > 0 ? (
        <UndoBar
          key={last.uuids[0]}
          last={{ ...last, uuid: last.uuids[0] ?? '' }}
          shortcut="u"
          onUndo={undo}
          onOver={() => setLast(null)}
        />
      ) : null}
      {list.length === 0 ? (
        <EmptyState
          heading={data.count === 0 ? t.empty : t.withColleagues}
          help={data.count === 0 ? t.emptyHelp : t.withColleaguesHelp}
        />
      ) : (
        <>
          <p className={styles.help}>{t.gridHelp}</p>
          <ul className={styles.grid} aria-label={t.sideBySide}>
            {list.map(row => (
              <PhotoTile
                key={`${row.uuid} ${row.version}`}
                row={row}
                mark={markOf(marks, row)}
                onMark={mark => setMarks(before => ({ ...before, [row.uuid]: mark }))}
                onSeen={() => setSeen(before => new Set(before).add(`${row.uuid} ${row.version}`))}
              />
            ))}
          </ul>
          <div className={bar.bar}>
            <Button kind="primary" busy={busy} onClick={decide}>
              {t.approveSeen(digits(language, decisions.length - rejected))} <kbd className={bar.key}>Ctrl ⏎</kbd>
            </Button>
            <p className={styles.left} role="status">
              {rejected > 0 ? t.toReject(digits(language, rejected)) : null} {isSeenAll ? null : t.unseen}
            </p>
          </div>
        </>
      )}
    </>
  )
}
