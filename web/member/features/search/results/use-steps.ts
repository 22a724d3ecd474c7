import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { stepQuery } from './queries.ts'
import { placeIn, type Standing, standingFrom } from './standing.ts'
import { type StepPlace, stepAddress } from './step-address.ts'

interface Asked {
  uuid: string | undefined
  offset: number
}

/** Where the address stands in the result of the last search, and the way to the next and the one before. */
export function useSteps(asked: Asked) {
  const { history } = useRouter()
  const { data, error, refetch, isPlaceholderData, isFetchedAfterMount } = useQuery(stepQuery(asked))
  const [openedWith] = useState(asked.uuid)
  const stepped = asked.uuid !== openedWith
  const told = data && !isPlaceholderData ? placeIn(data, asked, stepped) : null
  const standing: Standing | null =
    told?.kind === 'here'
      ? told.standing
      : data && !told && asked.uuid
        ? standingFrom(data, { ...asked, uuid: asked.uuid })
        : null

  // In place of the entry it came from: Back leads to the list at once, however many were looked at.
  const goTo = (place: StepPlace) => history.replace(stepAddress(place))
  const corrected = told?.kind === 'elsewhere' ? stepAddress(told.to) : null
  useEffect(() => {
    if (corrected) history.replace(corrected)
  }, [corrected, history])

  // Pressed before it is known who comes: the step is made as soon as it is.
  const [waiting, setWaiting] = useState<-1 | 1 | null>(null)
  const step = (by: -1 | 1) => {
    const to = by < 0 ? standing?.previous : standing?.next
    setWaiting(to === 'unknown' ? by : null)
    if (standing && to && to !== 'unknown') goTo({ uuid: to.uuid, offset: standing.offset + by })
  }
  const stepOn = useEffectEvent(() => waiting && step(waiting))
  const known = told?.kind === 'here'
  useEffect(() => {
    if (known && waiting) stepOn()
  }, [known, waiting])

  return {
    standing,
    step,
    error,
    retry: () => void refetch(),
    /** Nobody is there to be shown: no search was made, or nothing was found. */
    nobody: told?.kind === 'alone' && !asked.uuid,
    /** A step asks who stands there before it opens their profile; the first one is named by the address. */
    mayOpen: !stepped || error !== null || (isFetchedAfterMount && told !== null && told.kind !== 'elsewhere'),
  }
}
