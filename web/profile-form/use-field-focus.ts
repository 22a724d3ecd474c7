import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

/** The innermost place of a path: a list stands where its row has no place of its own. */
function placeOf(around: HTMLElement, path: string): HTMLElement | null {
  const parts = path.split('.')
  for (let length = parts.length; length > 0; length--) {
    const place = around.querySelector<HTMLElement>(`[data-field="${CSS.escape(parts.slice(0, length).join('.'))}"]`)
    if (place) return place
  }
  return null
}

const control = ':is(input, select, textarea, button):not([disabled])'

/** Brings a field into sight and gives it the focus, once its section is drawn. */
export function useFieldFocus(): [around: RefObject<HTMLDivElement | null>, goTo: (path: string) => void] {
  const around = useRef<HTMLDivElement>(null)
  const [wanted, setWanted] = useState<{ path: string } | null>(null)
  useEffect(() => {
    if (!wanted || !around.current) return
    const place = placeOf(around.current, wanted.path)
    const first = place?.querySelector<HTMLElement>(control)
    // A section is taller than the screen, so that its own middle is not where it begins.
    const target = first ?? place
    target?.scrollIntoView({ block: 'center' })
    first?.focus({ preventScroll: true })
  }, [wanted])
  const goTo = useCallback((path: string) => setWanted({ path }), [])
  return [around, goTo]
}
