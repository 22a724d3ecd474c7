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
 * What the wishes of the form cost, counted when the family asks: counts are few in an hour, so they do not run after every
 * key. A changed wish makes the figures those of another form, and they are no longer shown.
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
