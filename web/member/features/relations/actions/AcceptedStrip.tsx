import { IconHeartHandshake } from '@tabler/icons-react'
import { useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { useLanguage } from '#web/ui/language.ts'
import styles from './AcceptedStrip.module.css'
import { actionStyles } from './action-styles.ts'
import { answerWords } from './answer-words.ts'
import type { ActionTarget } from './button-set.ts'
import { buttonSet, isAgreed } from './button-set.ts'
import { LazyDialogs } from './LazyDialogs.tsx'
import { usePress } from './use-press.ts'
import { actionWords } from './words.ts'

interface Props {
  member: ActionTarget
  /** The height of the replaced card, so that the next card does not slide under the finger. */
  height: number
}

/** Replaces the card of an accepted interest, with what a family does next. */
export function AcceptedStrip({ member, height }: Props) {
  const language = useLanguage()
  const t = actionWords(language)
  const { accepted } = answerWords(language)
  const { press, busy, run, opened, close, isReady } = usePress({ member, reason: null })
  const strip = useRef<HTMLElement>(null)
  // The pressed button has disappeared with its card. The sheet about the yes opens next, and gives the focus back here.
  useLayoutEffect(() => strip.current?.focus({ preventScroll: true }), [])
  const { buttons } = buttonSet('interest-received', 'ACCEPTED', member)
  return (
    <Card
      as="section"
      ref={strip}
      className={styles.strip}
      style={{ minHeight: height }}
      tabIndex={-1}
      aria-label={accepted(member.last_name)}
    >
      <p>
        <Icon of={IconHeartHandshake} />
        {accepted(member.last_name)}
      </p>
      {isAgreed(member) ? null : <Badge tone="warning">{t.waitsForCandidate}</Badge>}
      <div className={styles.next}>
        {buttons.filter(isReady).map((action, at) => (
          <Button key={action} kind={at === 0 ? 'primary' : 'secondary'} onClick={() => press(action)}>
            <Icon of={actionStyles[action].icon} />
            {t[action]}
          </Button>
        ))}
      </div>
      {opened
        ? createPortal(
            <LazyDialogs
              opened={opened}
              member={member}
              reason={null}
              busy={busy}
              run={run}
              onPress={press}
              onClose={close}
            />,
            document.body,
          )
        : null}
    </Card>
  )
}
