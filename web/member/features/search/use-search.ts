import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { SentCriteria } from '#contract/criteria.ts'
import { CallFailed } from '#web/api/client.ts'
import { wordFailure } from '#web/api/failures.ts'
import { leaveIfEnded } from '#web/session/session.ts'
import { useBusy } from '#web/ui/busy.ts'
import { useLanguage } from '#web/ui/language.ts'
import { searchFor } from './queries.ts'
import type { SearchField } from './search-form.ts'
import { readStored } from './stored.ts'
import { fieldOnTheWire } from './wire.ts'

export type FieldErrors = Partial<Record<SearchField, string>>

export interface SearchFailure {
  message: string
  /** Told to slow down: whether anybody would be found is not known. */
  tooFast: boolean
  errors: FieldErrors
}

const results: string = '/search-list'

function failureOf(failure: unknown, message: string): SearchFailure {
  if (!(failure instanceof CallFailed)) return { message, tooFast: false, errors: {} }
  const errors: FieldErrors = {}
  for (const [name, said] of Object.entries(failure.fields)) {
    const field = fieldOnTheWire(name)
    if (field) errors[field] = said
  }
  return { message, tooFast: failure.status === 429, errors }
}

/** Searches and leads to what was found, in the order of the search before; or says why not. */
export function useSearch(onFailure: (failure: SearchFailure) => void) {
  const language = useLanguage()
  const navigate = useNavigate()
  const [busy, run] = useBusy()
  const [failure, setFailure] = useState<SearchFailure | null>(null)
  const search = (criteria: SentCriteria) =>
    run(async () => {
      setFailure(null)
      try {
        await searchFor(criteria, readStored()?.order ?? 'created_at')
        await navigate({ to: results })
      } catch (cause) {
        if (leaveIfEnded(cause)) return
        const found = failureOf(cause, wordFailure(language, cause))
        setFailure(found)
        onFailure(found)
      }
    })
  return { busy, failure, search, forgive: () => setFailure(null) }
}
