import { type RefObject, useEffect, useRef, useState } from 'react'

/** Takes the reader to the first field that has something to say, once the errors just set are drawn. */
export function useErrorFocus(): [around: RefObject<HTMLDivElement | null>, focusFirst: () => void] {
  const around = useRef<HTMLDivElement>(null)
  const [asked, setAsked] = useState(0)
  useEffect(() => {
    if (asked === 0) return
    around.current?.querySelector<HTMLElement>('.field.err :is([aria-invalid="true"], [type="radio"])')?.focus()
  }, [asked])
  return [around, () => setAsked(times => times + 1)]
}
