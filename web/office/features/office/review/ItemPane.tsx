import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { QueueDecision, ReviewKind } from '#domain/office/review.ts'
import { NoAnswerYet } from '#web/office/parts/NoAnswerYet.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { DecisionBar } from './DecisionBar.tsx'
import styles from './ItemPane.module.css'
import { ComplaintItem } from './items/ComplaintItem.tsx'
import { DocumentItem } from './items/DocumentItem.tsx'
import { PhotoItem } from './items/PhotoItem.tsx'
import { ReportItem } from './items/ReportItem.tsx'
import { SecondNameItem } from './items/SecondNameItem.tsx'
import { StoryItem } from './items/StoryItem.tsx'
import { TextItem } from './items/TextItem.tsx'
import { itemQuery, type ReviewedItem } from './queries.ts'
import { queueWords } from './words.ts'

interface Props {
  uuid: string
  onDecided: (decided: { uuid: string; until: string; decision: QueueDecision; kind: ReviewKind }) => void
  /** Set on a phone, where the item replaces the list. */
  onBack: (() => void) | null
  /** Called when a colleague has claimed or decided the item, so that the list is out of date. */
  onGone: () => void
}

/** The opened item, claimed so that nobody else can open it, with the decisions. */
export function ItemPane({ uuid, onDecided, onBack, onGone }: Props) {
  const t = queueWords(useLanguage())
  const { data, error, refetch } = useQuery(itemQuery(uuid))
  const heading = useRef<HTMLHeadingElement>(null)
  const loaded = data?.uuid
  useEffect(() => {
    if (!loaded) return
    heading.current?.focus({ preventScroll: true })
    // The item starts at its heading; the sticky decision bar stays in sight.
    heading.current?.scrollIntoView({ block: 'nearest' })
  }, [loaded])
  const gone = useEffectEvent(onGone)
  useEffect(() => {
    if (error) gone()
  }, [error])
  // The version that was on the screen: a photo or side sent meanwhile must be looked at again.
  const [seenVersion, setSeenVersion] = useState(0)
  const isSeen = seenVersion === data?.version || (data?.kind !== 'photo' && data?.kind !== 'document')
  const unseen = isSeen ? null : data?.kind === 'document' ? t.openSidesFirst : t.lookFirst
  return (
    <Card as="article" className={styles.pane}>
      {onBack ? (
        <Button kind="quiet" className={styles.back} onClick={onBack}>
          {t.back}
        </Button>
      ) : null}
      {data ? (
        <>
          <h2 ref={heading} tabIndex={-1}>
            {t.kinds[data.kind]}
          </h2>
          <Body item={data} onSeen={() => setSeenVersion(data.version)} />
          <DecisionBar item={data} unseen={unseen} onDecided={onDecided} onChanged={() => void refetch()} />
        </>
      ) : (
        <NoAnswerYet part error={error} onRetry={() => void refetch()} />
      )}
    </Card>
  )
}

function Body({ item, onSeen }: { item: ReviewedItem; onSeen: () => void }) {
  switch (item.kind) {
    case 'photo':
      return <PhotoItem key={item.version} item={item} onSeen={onSeen} />
    case 'document':
      return <DocumentItem key={item.version} item={item} onSeen={onSeen} />
    case 'complaint':
      return <ComplaintItem item={item} />
    case 'report':
      return <ReportItem item={item} />
    case 'story':
      return <StoryItem item={item} />
    case 'text':
      return <TextItem item={item} />
    case 'second_name':
      return <SecondNameItem item={item} />
  }
}
