import type { OutcomeName } from '#contract/relations/contact-outcomes.ts'
import type { ContactOutcome } from '#domain/relations/contact-outcomes.ts'
import { call } from '#web/api/client.ts'
import { tellFailure } from '#web/session/session.ts'
import { toast } from '#web/ui/Toasts.tsx'

/** Says whether a contact answered. Returns whether it was noted, and tells the member so or why not. */
export async function sayOutcome(memberId: string, said: ContactOutcome): Promise<boolean> {
  const outcome = said.toUpperCase() as OutcomeName
  try {
    toast.success((await call('POST /contact-outcome', { uuid: memberId, outcome })).message)
    return true
  } catch (failure) {
    tellFailure(failure)
    return false
  }
}
