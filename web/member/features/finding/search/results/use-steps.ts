import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { stepQuery } from './queries.ts'
import { type StepPlace, stepAddress } from './step-address.ts'
import { expectedPosition, type StepPosition, stepOutcome } from './step-position.ts'

interface StepAddress {
  uuid: string | undefined
  offset: number
}

/** The position of the address in the result of the last search, and the steps to the next and the previous profile. */
export function useSteps(address: StepAddress) {
  const { history } = useRouter()
  const { data, error, refetch, isPlaceholderData, isFetchedAfterMount } = useQuery(stepQuery(address))
  const [openedWith] = useState(address.uuid)
  const stepped = address.uuid !== openedWith
  const outcome = data && !isPlaceholderData ? stepOutcome(data, address, stepped) : null
  const position: StepPosition | null =
    outcome?.kind === 'here'
      ? outcome.position
      : data && !outcome && address.uuid
        ? expectedPosition(data, { ...address, uuid: address.uuid })
        : null

  // A step replaces the history entry, so that Back leads to the list at once.
  const goTo = (place: StepPlace) => history.replace(stepAddress(place))
  const corrected = outcome?.kind === 'elsewhere' ? stepAddress(outcome.to) : null
  useEffect(() => {
    if (corrected) history.replace(corrected)
  }, [corrected, history])

  // A step to a neighbour who is not known yet is taken as soon as the answer names them.
  const [waiting, setWaiting] = useState<-1 | 1 | null>(null)
  const step = (by: -1 | 1) => {
    const to = by < 0 ? position?.previous : position?.next
    setWaiting(to === 'unknown' ? by : null)
    if (position && to && to !== 'unknown') goTo({ uuid: to.uuid, offset: position.offset + by })
  }
  const stepOn = useEffectEvent(() => waiting && step(waiting))
  const isPositionKnown = outcome?.kind === 'here'
  useEffect(() => {
    if (isPositionKnown && waiting) stepOn()
  }, [isPositionKnown, waiting])

  return {
    position,
    step,
    error,
    retry: () => void refetch(),
    /** True when no search was made or nobody matched. */
    isEmpty: outcome?.kind === 'alone' && !address.uuid,
    /** The first profile is named by the address. After a step the server first says who has the position. */
    mayOpen: !stepped || error !== null || (isFetchedAfterMount && outcome !== null && outcome.kind !== 'elsewhere'),
  }
}
