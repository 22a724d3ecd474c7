import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { RelationAnswer } from '#contract/relations/pair.ts'
import { CallFailed } from '#web/api/client.ts'
import { tellFailure } from '#web/session/session.ts'
import { useLanguage } from '#web/ui/language.ts'
import { toast } from '#web/ui/Toasts.tsx'
import { applyRelation, refreshAfterAction, refreshAfterRefusal } from './apply-relation.ts'
import { perform, type ServerAction } from './perform.ts'
import { actionWords } from './words.ts'

interface Target {
  memberId: string
  interestId: string | null
  /** Called before the page is updated with the new relation. */
  onDone?: OnDone | undefined
}
export type OnDone = (action: ServerAction, relation: RelationAnswer) => void

/** Whether a refusal means that the page is out of date. A 400 is a mistake in the form, and a 429 a rate limit. */
export const isOutOfDate = (error: unknown) => error instanceof CallFailed && [403, 404, 409].includes(error.status)

/** Performs actions on one member one at a time, so that a double click sends one call. */
export function useAction({ memberId, interestId, onDone }: Target) {
  const client = useQueryClient()
  const language = useLanguage()
  const { undo } = actionWords(language)
  const [busy, setBusy] = useState<ServerAction | null>(null)

  /** The push code loads with the first interest, not with the page. */
  async function offerPush() {
    const push = await import('#web/member/parts/push/offer.ts').catch(() => null)
    push?.offerPush(language)
  }

  /** Returns null when it is done, otherwise the failure. The failure was shown unless it is about the message. */
  async function run(action: ServerAction, message = ''): Promise<unknown> {
    if (busy) return null
    setBusy(action)
    try {
      const answer = await perform(action, { memberId, interestId, message })
      onDone?.(action, answer.relation)
      applyRelation(client, answer.relation)
      refreshAfterAction(client, { isBlock: action === 'BLOCK' })
      const isUndoable = action === 'REMOVE_SHORTLIST'
      toast.success(answer.message, isUndoable ? { label: undo, act: () => void run('SHORTLIST') } : undefined)
      if (action === 'SEND_INTEREST') void offerPush()
      return null
    } catch (failure) {
      const isAboutMessage = failure instanceof CallFailed && failure.fields.message !== undefined
      if (!isAboutMessage) tellFailure(failure)
      if (isOutOfDate(failure)) refreshAfterRefusal(client, memberId)
      return failure
    } finally {
      setBusy(null)
    }
  }
  return { busy, run }
}
