import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { Criterion } from '#contract/finding/criteria.ts'
import type { SentCriteria } from '#contract/finding/criteria-schema.ts'
import { CallFailed } from '#web/api/client.ts'
import { wordFailure } from '#web/api/failures.ts'
import { leaveIfEnded } from '#web/session/session.ts'
import { useLanguage } from '#web/ui/language.ts'
import { useBusy } from '#web/ui/use-busy.ts'
import { searchFor } from './queries.ts'
import { readStoredSearch } from './stored-search.ts'
import { criterionOnTheWire } from './wire.ts'

export type FieldErrors = Partial<Record<Criterion, string>>

export interface SearchFailure {
  message: string
  /** The server refused because of the rate limit, so it is not known whether anybody matches. */
  tooFast: boolean
  errors: FieldErrors
}

const results: string = '/search-list'

function failureOf(failure: unknown, message: string): SearchFailure {
  if (!(failure instanceof CallFailed)) return { message, tooFast: false, errors: {} }
  const errors: FieldErrors = {}
  for (const [name, error] of Object.entries(failure.fields)) {
    const criterion = criterionOnTheWire(name)
    if (criterion) errors[criterion] ??= error
  }
  return { message, tooFast: failure.status === 429, errors }
}

/** Searches in the order of the previous search and opens the results. A failure is shown instead. */
export function useSearch(onFailure: (failure: SearchFailure) => void) {
  const language = useLanguage()
  const navigate = useNavigate()
  const [busy, run] = useBusy()
  const [failure, setFailure] = useState<SearchFailure | null>(null)
  const search = (criteria: SentCriteria) =>
    run(async () => {
      setFailure(null)
      try {
        await searchFor(criteria, readStoredSearch()?.order ?? 'created_at')
        await navigate({ to: results })
      } catch (cause) {
        if (leaveIfEnded(cause)) return
        const searchFailure = failureOf(cause, wordFailure(language, cause))
        setFailure(searchFailure)
        onFailure(searchFailure)
      }
    })
  return { busy, failure, search, forgive: () => setFailure(null) }
}
