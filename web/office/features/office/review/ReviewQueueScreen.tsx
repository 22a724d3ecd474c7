import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type ReviewKind, reviewKinds } from '#domain/office/review.ts'
import { useMay } from '#web/office/may.ts'
import { ScreenHead } from '#web/office/parts/ScreenHead.tsx'
import { useAddress } from '#web/office/parts/use-address.ts'
import { Button } from '#web/ui/Button.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { TabLinks } from '#web/ui/TabLinks.tsx'
import { toast } from '#web/ui/Toasts.tsx'
import { DecidedList } from './DecidedList.tsx'
import { KeysDialog } from './KeysDialog.tsx'
import { OrderDialog } from './OrderDialog.tsx'
import { PhotoGrid } from './PhotoGrid.tsx'
import { queueQuery, reloadQueue } from './queries.ts'
import styles from './ReviewQueueScreen.module.css'
import { useQueueKeys } from './use-queue-keys.ts'
import { WaitingQueue } from './WaitingQueue.tsx'
import { queueWords } from './words.ts'

const isKind = (value: string): value is ReviewKind => reviewKinds.some(kind => kind === value)
const photos = '/office/queue?view=photos'
const decided = '/office/queue?view=decided'

/** The review queue in three views: all waiting items, the photos as a grid, and the decisions. */
export default function QueueScreen() {
  const t = queueWords(useLanguage())
  const { values, page, hrefOf, open } = useAddress('/office/queue', { view: '', kind: '', item: '' })
  const kind = isKind(values.kind) ? values.kind : ''
  const { data } = useQuery(queueQuery(''))
  const [isHelpOpen, setHelpOpen] = useState(false)
  const [isRecording, setRecording] = useState(false)
  const mayRecordOrder = useMay({ recordOrder: 'staff' })
  useQueueKeys(key => {
    if (key === '?') setHelpOpen(true)
    return key === '?'
  })
  const current = values.view === 'photos' ? photos : values.view === 'decided' ? decided : '/office/queue'
  return (
    <>
      <ScreenHead eyebrow="तपासणी" title={t.title}>
        {mayRecordOrder ? (
          <Button small onClick={() => setRecording(true)}>
            {t.recordOrder}
          </Button>
        ) : null}
        <Button small onClick={() => setHelpOpen(true)}>
          {t.keys} <kbd className={styles.key}>?</kbd>
        </Button>
      </ScreenHead>
      <TabLinks
        className={styles.views}
        label={t.title}
        current={current}
        links={[
          { href: '/office/queue', label: t.waiting, count: data?.count },
          { href: photos, label: t.sideBySide, count: data?.counts.photo },
          { href: decided, label: t.decidedTab },
        ]}
      />
      {current === photos ? (
        <PhotoGrid />
      ) : current === decided ? (
        <DecidedList
          kind={kind}
          page={page}
          hrefOf={to => hrefOf({ ...values, item: '' }, to)}
          onOpen={(next, to) => open({ view: 'decided', kind: next, item: '' }, to)}
        />
      ) : (
        <WaitingQueue kind={kind} item={values.item} onOpen={next => open({ view: '', ...next }, 1)} />
      )}
      {isRecording ? (
        <OrderDialog
          onClose={() => setRecording(false)}
          onRecorded={message => {
            toast.success(message)
            setRecording(false)
            void reloadQueue()
          }}
        />
      ) : null}
      {isHelpOpen ? <KeysDialog onClose={() => setHelpOpen(false)} /> : null}
    </>
  )
}
