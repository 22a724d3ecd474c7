import { type RefObject, useEffect, useRef, useState } from 'react'

/** Focuses the first field with an error, once the errors are drawn. */
export function useErrorFocus(): [around: RefObject<HTMLDivElement | null>, focusFirst: () => void] {
  const around = useRef<HTMLDivElement>(null)
  const [requests, setRequests] = useState(0)
  useEffect(() => {
    if (requests === 0) return
    around.current
      ?.querySelector<HTMLElement>('[data-invalid] :is([aria-invalid="true"], [type="radio"], [type="checkbox"])')
      ?.focus()
  }, [requests])
  return [around, () => setRequests(times => times + 1)]
}
