import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { savedQuery } from './queries.ts'
import type { SearchForm } from './search-form.ts'
import { fromSaved } from './wire.ts'

/** The form is there first; what was searched before follows. */
const pauseMs = 500

/** The member's last search; null where there is none, undefined until that is known. */
export function useSaved(): SearchForm | null | undefined {
  const [waited, setWaited] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), pauseMs)
    return () => clearTimeout(timer)
  }, [])
  const { data, isError } = useQuery({ ...savedQuery, enabled: waited })
  return useMemo(() => (data === undefined ? (isError ? null : undefined) : fromSaved(data)), [data, isError])
}
