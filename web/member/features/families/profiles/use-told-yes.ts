import { useQueryClient } from '@tanstack/react-query'
import { use, useEffect, useEffectEvent, useState } from 'react'
import { AcceptedContext } from '#web/member/features/relations/actions/accepted-context.ts'
import { isAgreed } from '#web/member/features/relations/actions/button-set.ts'
import { takeFromAddress } from '#web/member/parts/address-parameter.ts'
import { useOwnLocation } from '#web/member/parts/use-own-location.ts'
import type { Profile } from './present/profile.ts'

/** Opens the sheet about a yes for a family that followed the notification of it. */
export function useToldYes(profile: Profile): void {
  const client = useQueryClient()
  const show = use(AcceptedContext)
  const { searchStr } = useOwnLocation()
  const [isTold, setIsTold] = useState(false)
  const isAccepted = profile.SentIntrestStatus === 'ACCEPTED' && isAgreed(profile)

  const take = useEffectEvent(() => {
    if (takeFromAddress('accepted') !== 'open') return
    setIsTold(true)
    // The profile may have been open since before the answer.
    if (!isAccepted) void client.invalidateQueries({ queryKey: ['profile', profile.uuid] })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a notification may lead to the profile that is open already
  useEffect(() => take(), [searchStr])

  const open = useEffectEvent(() => {
    setIsTold(false)
    show(profile)
  })
  useEffect(() => {
    if (isTold && isAccepted) open()
  }, [isTold, isAccepted])
}
