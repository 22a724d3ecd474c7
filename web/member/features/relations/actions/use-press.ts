import { use, useState } from 'react'
import type { ProfileAction } from '#contract/finding/summary.ts'
import { CallFailed } from '#web/api/client.ts'
import { useViewer } from '#web/session/use-viewer.ts'
import { useLanguage } from '#web/ui/language.ts'
import { toast } from '#web/ui/Toasts.tsx'
import { AcceptedContext } from './accepted-context.ts'
import { type ActionTarget, isAgreed } from './button-set.ts'
import type { ServerAction } from './perform.ts'
import { type OnDone, useAction } from './use-action.ts'
import { actionWords } from './words.ts'

/** The actions that open a dialog first. */
export type OpenedAction =
  | 'VIEW_CONTACT'
  | 'SEND_INTEREST'
  | 'CANCEL_INTEREST'
  | 'ACCEPT'
  | 'ACCEPT_AGAIN'
  | 'ACCEPTED'
  | 'CONFIRM'
  | 'REJECT'
  | 'BLOCK'
  | 'REPORT'
  | 'SHARE'
  | 'VIEW_REASON'
  | 'DOWNLOAD_PROFILE'
  | 'PLAN_NEEDED'

export const needsPlan = (failure: unknown) => failure instanceof CallFailed && failure.code === 'answer_needs_plan'

interface PressOptions {
  member: ActionTarget
  reason: string | null
  onDone?: OnDone | undefined
  openedFirst?: OpenedAction | null
}

/** The state and behaviour of a member's buttons. */
export function usePress({ member, reason, onDone, openedFirst = null }: PressOptions) {
  const { planNeeded } = actionWords(useLanguage())
  const { isPaid } = useViewer()
  const [opened, setOpened] = useState<OpenedAction | null>(openedFirst)
  const showAccepted = use(AcceptedContext)
  const { busy, run: perform } = useAction({
    memberId: member.uuid,
    interestId: member.activity_id,
    onDone(action, relation) {
      onDone?.(action, relation)
      const isYes = action === 'ACCEPT' || action === 'ACCEPT_AGAIN' || action === 'CONFIRM'
      if (isYes && isAgreed(relation)) showAccepted({ ...member, ...relation })
    },
  })

  async function run(action: ServerAction, message?: string): Promise<unknown> {
    const failure = await perform(action, message)
    if (needsPlan(failure)) setOpened('PLAN_NEEDED')
    return failure
  }

  /** Whether the action can be performed here. Otherwise its button is left out instead of disabled. */
  function isReady(action: ProfileAction): boolean {
    switch (action) {
      case 'ACCEPT':
      case 'ACCEPT_AGAIN':
      case 'REJECT':
        return member.activity_id !== null
      case 'VIEW_REASON':
        return Boolean(reason)
      default:
        return true
    }
  }

  function press(action: ProfileAction): void {
    switch (action) {
      case 'SEND_REMINDER':
      case 'ASK_CANDIDATE':
      case 'SHORTLIST':
      case 'REMOVE_SHORTLIST':
      case 'UNBLOCK':
        void run(action)
        break
      case 'ACCEPT':
      case 'ACCEPT_AGAIN':
      case 'REJECT':
        // A member without a plan would answer the question or write the reason in vain.
        setOpened(isPaid ? action : 'PLAN_NEEDED')
        if (!isPaid) toast.error(planNeeded)
        break
      default:
        setOpened(action)
    }
  }
  return { isReady, press, busy, run, opened, close: () => setOpened(null) }
}
