import { createPortal } from 'react-dom'
import type { InterestStatus } from '#contract/finding/summary.ts'
import { abovePhone } from '#web/ui/breakpoints.ts'
import { useMedia } from '#web/ui/use-media.ts'
import { ActionButtons } from './ActionButtons.tsx'
import type { Shape } from './arrange.ts'
import type { ActionTarget } from './button-set.ts'
import { buttonSet, isInterestSent, type Origin } from './button-set.ts'
import { LazyDialogs } from './LazyDialogs.tsx'
import type { OnDone } from './use-action.ts'
import { type OpenedAction, usePress } from './use-press.ts'

/** What a phone has no room for. */
const onPhone: Partial<Record<Shape, Shape>> = { card: 'calm', profile: 'bar' }

interface Props {
  member: ActionTarget
  shape: Shape
  /** The list with buttons of its own in which the member is found. */
  origin?: Origin | null
  status?: InterestStatus | null
  /** The reason that View Reason shows here. */
  reason?: string | null
  onDone?: OnDone
  /** The dialog that is open when the page comes. */
  openedFirst?: OpenedAction | null
}

/** The action buttons of a member, and the dialogs that they open. */
export function MemberActions(props: Props) {
  const { member, shape, origin = null, status = null, reason = null, onDone, openedFirst = null } = props
  const isPhone = !useMedia(abovePhone)
  const { isReady, press, busy, run, opened, close } = usePress({ member, reason, onDone, openedFirst })
  return (
    <>
      <ActionButtons
        set={buttonSet(origin, status, member)}
        shape={(isPhone && onPhone[shape]) || shape}
        isReady={isReady}
        onPress={press}
        busy={busy}
        isAsking={opened !== null}
        surname={member.last_name}
        interestFrom={member.send_interest_from}
        isContactSeen={member.hasViewContact === 1}
        isInterestSent={isInterestSent(origin, member)}
        isReported={member.hasReported === 1}
        isBlocked={member.hasBlocked === 1 && origin !== 'blocked'}
        waitsForCandidate={member.waits_for_candidate === 1}
        askedAt={member.asked_candidate_at}
        isReminded={origin === 'interest-sent' && status === 'PENDING' && member.is_send_reminder === 1}
      />
      {/* The dialog is in a portal, because the styles of a card must not reach it. */}
      {opened
        ? createPortal(
            <LazyDialogs
              opened={opened}
              member={member}
              reason={reason}
              busy={busy}
              run={run}
              onPress={press}
              onClose={close}
            />,
            document.body,
          )
        : null}
    </>
  )
}
