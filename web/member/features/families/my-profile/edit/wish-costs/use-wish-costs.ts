import { useState } from 'react'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { Calls } from '#contract/index.ts'
import { call } from '#web/api/client.ts'
import type { ProfileForm } from '#web/profile-form/profile-form.ts'
import { tellFailure } from '#web/session/session.ts'
import { useBusy } from '#web/ui/use-busy.ts'
import { draftWishes, isTooLong } from './draft-wishes.ts'

export type Costs = AnswerOf<Calls['wishCosts']>

/**
 * What the wishes in the form cost. The family asks for the count, because the server allows few an hour and one after every
 * key would use them up. Figures are hidden once a wish has changed, because they belong to the wishes before.
 */
export function useWishCosts(form: ProfileForm) {
  const [counted, setCounted] = useState<{ draft: string; costs: Costs } | null>(null)
  const [busy, run] = useBusy()
  const wishes = draftWishes(form)
  const draft = JSON.stringify(wishes)
  return {
    costs: counted?.draft === draft ? counted.costs : null,
    wasCounted: counted !== null,
    hasWishes: wishes !== null,
    isTooLong: wishes !== null && isTooLong(wishes),
    busy,
    count: () =>
      run(async () => {
        if (!wishes) return
        try {
          setCounted({ draft, costs: await call('GET /expectation/costs', wishes) })
        } catch (error) {
          tellFailure(error)
        }
      }),
  }
}
export type WishCosting = ReturnType<typeof useWishCosts>
