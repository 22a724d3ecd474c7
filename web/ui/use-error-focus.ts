import { type RefObject, useEffect, useRef, useState } from 'react'

/** Focuses the first field with an error after the errors are rendered, and scrolls its message into view. */
export function useErrorFocus(): [around: RefObject<HTMLDivElement | null>, focusFirst: () => void] {
  const around = useRef<HTMLDivElement>(null)
  const [requests, setRequests] = useState(0)
  useEffect(() => {
    if (requests === 0) return
    const first = around.current?.querySelector<HTMLElement>(
      '[data-invalid] :is([aria-invalid="true"], [type="radio"], [type="checkbox"])',
    )
    first?.focus()
    // Focusing scrolls only to the control, and the message below it may still be out of view.
    first?.closest('[data-invalid]')?.scrollIntoView({ block: 'nearest' })
  }, [requests])
  return [around, () => setRequests(times => times + 1)]
}
