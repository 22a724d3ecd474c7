import { type RefObject, useEffect, useRef, useState } from 'react'

/** Takes the reader to the first field that has something to say, once the errors just set are drawn. */
export function useErrorFocus(): [around: RefObject<HTMLDivElement | null>, focusFirst: () => void] {
  const around = useRef<HTMLDivElement>(null)
  const [requests, setRequests] = useState(0)
  useEffect(() => {
    if (requests === 0) return
    around.current?.querySelector<HTMLElement>('.field.err :is([aria-invalid="true"], [type="radio"])')?.focus()
  }, [requests])
  return [around, () => setRequests(times => times + 1)]
}
