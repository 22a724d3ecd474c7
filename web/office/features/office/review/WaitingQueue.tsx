import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { QueueDecision, ReviewKind } from '#domain/office/review.ts'
import { reviewKinds } from '#domain/office/review.ts'
import { digits } from '#domain/words/digits.ts'
import { call } from '#web/api/client.ts'
import { NoAnswerYet } from '#web/office/parts/NoAnswerYet.tsx'
import { type LastDecision, UndoBar } from '#web/office/parts/UndoBar.tsx'
import { officeClient, toastOfficeFailure } from '#web/office/queries.ts'
import { aboveTablet } from '#web/ui/breakpoints.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Select } from '#web/ui/Select.tsx'
import { useMedia } from '#web/ui/use-media.ts'
import { ItemPane } from './ItemPane.tsx'
import { nextFree } from './next-free.ts'
import { QueueList } from './QueueList.tsx'
import { itemKey, queueQuery, reloadQueue } from './queries.ts'
import styles from './ReviewQueueScreen.module.css'
import { useQueueKeys } from './use-queue-keys.ts'
import { queueWords } from './words.ts'

interface Props {
  kind: ReviewKind | ''
  /** The id of the open item, or empty. */
  item: string
  onOpen: (next: { kind: ReviewKind | ''; item: string }) => void
}

/** The list on the left and the item on the right. A phone shows one of them at a time. */
export function WaitingQueue({ kind, item, onOpen }: Props) {
  const language = useLanguage()
  const t = queueWords(language)
  const isWide = useMedia(aboveTablet)
  const { data, error, refetch } = useQuery(queueQuery(kind))
  const [last, setLast] = useState<LastDecision | null>(null)
  const [announcement, setAnnouncement] = useState('')
  // The item that was opened automatically after a decision. If a colleague has just claimed it, the next one is opened.
  const byItself = useRef('')
  const claimedByOthers = useRef(new Set<string>())
  const list = data?.list ?? []
  const place = list.findIndex(row => row.uuid === item)

  /** Releases the claim when staff move on without deciding, so that a colleague can open the item. */
  const show = (uuid: string) => {
    if (item && item !== uuid) void call('POST /office/queue/:uuid/release', { uuid: item }).then(reloadQueue, () => {})
    onOpen({ kind, item: uuid })
  }
  const openNextFree = (at: number) => {
    const next = nextFree(list, at, claimedByOthers.current)
    byItself.current = next?.uuid ?? ''
    onOpen({ kind, item: next?.uuid ?? '' })
  }
  const hrefOf = (uuid: string) => `/office/queue?${new URLSearchParams({ ...(kind && { kind }), item: uuid })}`
  const step = (by: 1 | -1) => {
    const next = list[place < 0 ? 0 : place + by]
    if (next) {
      show(next.uuid)
      const at = list.indexOf(next) + 1
      setAnnouncement(t.opened(t.kinds[next.kind], digits(language, at), digits(language, list.length)))
    }
  }
  const undo = async () => {
    if (!last) return
    try {
      const undone = await call('POST /office/decisions/:uuid/undo', { uuid: last.uuid })
      setAnnouncement(t.undone)
      officeClient.removeQueries({ queryKey: [...itemKey, undone.item] })
      onOpen({ kind: '', item: undone.item })
    } catch (failure) {
      toastOfficeFailure(failure)
    }
    setLast(null)
    await reloadQueue()
  }
  const onDecided = (decided: { uuid: string; until: string; decision: QueueDecision; kind: ReviewKind }) => {
    const text = t.done(t.kinds[decided.kind], t.decided[decided.decision])
    setLast({ uuid: decided.uuid, until: Date.parse(decided.until), text })
    setAnnouncement(text)
    void reloadQueue()
    // An acknowledged complaint still waits to be settled, so it stays open; fetching it claims it again.
    if (decided.decision === 'acknowledge') return void officeClient.invalidateQueries({ queryKey: [...itemKey, item] })
    claimedByOthers.current.add(item)
    openNextFree(place)
  }
  const onGone = () => {
    if (item === byItself.current) {
      claimedByOthers.current.add(item)
      openNextFree(place)
    }
    void reloadQueue()
  }
  useQueueKeys(key => {
    if (key === 'j') step(1)
    else if (key === 'k') step(-1)
    else if (key === 'u') void undo()
    else return false
    return true
  })

  if (!data) return <NoAnswerYet part error={error} onRetry={() => void refetch()} />
  return (
    <>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      {last ? (
        <UndoBar key={last.uuid} last={last} shortcut="u" onUndo={() => void undo()} onOver={() => setLast(null)} />
      ) : null}
      <div className={styles.panes} data-item={item !== ''}>
        {isWide || !item ? (
          <section className={styles.list} aria-label={t.list}>
            <div className="stack-2">
              <Select
                aria-label={t.show}
                placeholder={`${t.every} (${digits(
                  language,
                  Object.values(data.counts).reduce((a, b) => a + b, 0),
                )})`}
                options={reviewKinds.map(one => ({
                  value: one,
                  label: `${t.kinds[one]} (${digits(language, data.counts[one])})`,
                }))}
                value={kind}
                onChange={value => onOpen({ kind: reviewKinds.find(one => one === value) ?? '', item: '' })}
              />
              <p className={styles.count}>
                {t.count(digits(language, data.count))}
                {data.overdue > 0 ? <strong> · {t.overdue(digits(language, data.overdue))}</strong> : null}
              </p>
              {isWide && !item && data.count > 0 ? <p className={styles.count}>{t.chooseHelp}</p> : null}
            </div>
            {data.count === 0 ? (
              <EmptyState heading={t.empty} help={t.emptyHelp} />
            ) : (
              <QueueList rows={data.list} opened={item} hrefOf={hrefOf} onOpen={show} />
            )}
          </section>
        ) : null}
        {item ? (
          <ItemPane
            key={item}
            uuid={item}
            onDecided={onDecided}
            onBack={isWide ? null : () => show('')}
            onGone={onGone}
          />
        ) : null}
      </div>
    </>
  )
}
