import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { Position } from '#web/member/parts/opened-lists.ts'
import { stepQuery } from './queries.ts'
import { stepAddress } from './step-address.ts'
import { expectedPosition, stepOutcome } from './step-position.ts'

interface StepAddress {
  uuid: string | undefined
  offset: number
}

/** The position of the address in the result of the last search. */
export function useSteps(address: StepAddress) {
  const { history } = useRouter()
  const { data, error, refetch, isPlaceholderData, isFetchedAfterMount } = useQuery(stepQuery(address))
  const [openedWith] = useState(address.uuid)
  const stepped = address.uuid !== openedWith
  const outcome = data && !isPlaceholderData ? stepOutcome(data, address, stepped) : null
  const position: Position | null =
    outcome?.kind === 'here'
      ? outcome.position
      : data && !outcome && address.uuid
        ? expectedPosition(data, { ...address, uuid: address.uuid })
        : null

  const corrected = outcome?.kind === 'elsewhere' ? stepAddress(outcome.to) : null
  useEffect(() => {
    if (corrected) history.replace(corrected)
  }, [corrected, history])

  return {
    position,
    error,
    retry: () => void refetch(),
    /** True when no search was made or nobody matched. */
    isEmpty: outcome?.kind === 'alone' && !address.uuid,
    /** The first profile is named by the address. After a step the server first says who has the position. */
    mayOpen: !stepped || error !== null || (isFetchedAfterMount && outcome !== null && outcome.kind !== 'elsewhere'),
  }
}
