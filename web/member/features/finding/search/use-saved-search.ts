import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { savedQuery } from './queries.ts'
import type { SearchForm } from './search-form.ts'
import { fromSaved } from './wire.ts'

/** The saved search is fetched after this pause, so that the form is drawn first. */
const pauseMs = 500

/** The member's saved search: null where there is none, undefined until it is loaded. */
export function useSavedSearch(): SearchForm | null | undefined {
  const [waited, setWaited] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), pauseMs)
    return () => clearTimeout(timer)
  }, [])
  const { data, isError } = useQuery({ ...savedQuery, enabled: waited })
  return useMemo(() => (data === undefined ? (isError ? null : undefined) : fromSaved(data)), [data, isError])
}
