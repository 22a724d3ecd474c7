import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { QueueDecision, ReviewKind } from '#domain/review.ts'
import { reviewKinds } from '#domain/review.ts'
import { digits } from '#domain/words/digits.ts'
import { call } from '#web/api/client.ts'
import { OfficeFailure } from '#web/office/frame/OfficeFailure.tsx'
import { OfficeLoading } from '#web/office/frame/OfficeLoading.tsx'
import { ScreenHead } from '#web/office/frame/ScreenHead.tsx'
import { useAddress } from '#web/office/frame/use-address.ts'
import { type LastDecision, UndoBar } from '#web/office/parts/UndoBar.tsx'
import { officeClient, toastOfficeFailure } from '#web/office/queries.ts'
import { Button } from '#web/ui/Button.tsx'
import { aboveTablet } from '#web/ui/breakpoints.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Select } from '#web/ui/Select.tsx'
import { toast } from '#web/ui/Toasts.tsx'
import { useMedia } from '#web/ui/use-media.ts'
import { ItemPane } from './ItemPane.tsx'
import { KeysDialog } from './KeysDialog.tsx'
import { OrderDialog } from './OrderDialog.tsx'
import { QueueList } from './QueueList.tsx'
import styles from './QueueScreen.module.css'
import { itemKey, queueQuery } from './queries.ts'
import { useQueueKeys } from './use-queue-keys.ts'
import { queueWords } from './words.ts'

const isKind = (value: string): value is ReviewKind => reviewKinds.some(kind => kind === value)

/** Everything that waits for staff: the list on the left and the item on the right, or on a phone one after the other. */
export default function QueueScreen() {
  const language = useLanguage()
  const say = queueWords(language)
  const isWide = useMedia(aboveTablet)
  const { values, open } = useAddress('/office/queue', { kind: '', item: '' })
  const kind = isKind(values.kind) ? values.kind : ''
  const item = values.item
  const { data, error, refetch } = useQuery(queueQuery(kind))
  const [last, setLast] = useState<LastDecision | null>(null)
  const [isHelpOpen, setHelpOpen] = useState(false)
  const [isRecording, setRecording] = useState(false)
  const [announcement, setAnnouncement] = useState('')
  const list = data?.list ?? []
  const place = list.findIndex(row => row.uuid === item)

  const reload = () => officeClient.invalidateQueries({ queryKey: ['review queue'] })
  /** Whoever goes on to another item without deciding gives this one back to the colleagues. */
  const show = (uuid: string) => {
    if (item && item !== uuid) void call('POST /office/queue/:uuid/release', { uuid: item }).then(reload, () => {})
    open({ kind, item: uuid }, 1)
  }
  const hrefOf = (uuid: string) => `/office/queue?${new URLSearchParams({ ...(kind && { kind }), item: uuid })}`
  const step = (by: 1 | -1) => {
    const next = list[place < 0 ? 0 : place + by]
    if (next) {
      show(next.uuid)
      const at = list.indexOf(next) + 1
      setAnnouncement(say.opened(say.kinds[next.kind], digits(language, at), digits(language, list.length)))
    }
  }
  const undo = async () => {
    if (!last) return
    try {
      const undone = await call('POST /office/decisions/:uuid/undo', { uuid: last.uuid })
      setAnnouncement(say.undone)
      officeClient.removeQueries({ queryKey: [...itemKey, undone.item] })
      open({ kind: '', item: undone.item }, 1)
    } catch (failure) {
      toastOfficeFailure(failure)
    }
    setLast(null)
    await reload()
  }
  const onDecided = (decided: { uuid: string; until: string; decision: QueueDecision; kind: ReviewKind }) => {
    const text = say.done(say.kinds[decided.kind], say.decided[decided.decision])
    setLast({ uuid: decided.uuid, until: Date.parse(decided.until), text })
    setAnnouncement(text)
    const next = list[place + 1] ?? list[place - 1]
    open({ kind, item: isWide && next ? next.uuid : '' }, 1)
    void reload()
  }
  useQueueKeys(key => {
    if (key === 'j') step(1)
    else if (key === 'k') step(-1)
    else if (key === 'u') void undo()
    else if (key === '?') setHelpOpen(true)
    else return false
    return true
  })

  const isListShown = isWide || !item
  return (
    <>
      <ScreenHead eyebrow="तपासणी" title={say.title}>
        <Button small onClick={() => setRecording(true)}>
          {say.recordOrder}
        </Button>
        <Button small onClick={() => setHelpOpen(true)}>
          {say.keys} <kbd className={styles.key}>?</kbd>
        </Button>
      </ScreenHead>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      {last ? (
        <UndoBar key={last.uuid} last={last} shortcut="u" onUndo={() => void undo()} onOver={() => setLast(null)} />
      ) : null}
      {data ? (
        <div className={styles.panes}>
          {isListShown ? (
            <section className={styles.list} aria-label={say.list}>
              <div className={styles.head}>
                <Select
                  aria-label={say.show}
                  placeholder={`${say.every} (${digits(
                    language,
                    Object.values(data.counts).reduce((a, b) => a + b, 0),
                  )})`}
                  options={reviewKinds.map(one => ({
                    value: one,
                    label: `${say.kinds[one]} (${digits(language, data.counts[one])})`,
                  }))}
                  value={kind}
                  onChange={value => open({ kind: value, item: '' }, 1)}
                />
                <p className={styles.count}>
                  {say.count(digits(language, data.count))}
                  {data.overdue > 0 ? <strong> · {say.overdue(digits(language, data.overdue))}</strong> : null}
                </p>
              </div>
              {data.count === 0 ? (
                <EmptyState>
                  <h2>{say.empty}</h2>
                  <p>{say.emptyHelp}</p>
                </EmptyState>
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
              onGone={() => void reload()}
            />
          ) : isWide && data.count > 0 ? (
            <EmptyState className={styles.nothing}>
              <h2>{say.choose}</h2>
              <p>{say.chooseHelp}</p>
            </EmptyState>
          ) : null}
        </div>
      ) : error ? (
        <OfficeFailure part error={error} onRetry={() => void refetch()} />
      ) : (
        <OfficeLoading />
      )}
      {isRecording ? (
        <OrderDialog
          onClose={() => setRecording(false)}
          onRecorded={message => {
            toast.success(message)
            setRecording(false)
            void reload()
          }}
        />
      ) : null}
      {isHelpOpen ? <KeysDialog onClose={() => setHelpOpen(false)} /> : null}
    </>
  )
}
