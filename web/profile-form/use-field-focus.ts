import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

/** The innermost element of a path. A row without an element of its own is found by its list. */
function placeOf(around: HTMLElement, path: string): HTMLElement | null {
  const parts = path.split('.')
  for (let length = parts.length; length > 0; length--) {
    const place = around.querySelector<HTMLElement>(`[data-field="${CSS.escape(parts.slice(0, length).join('.'))}"]`)
    if (place) return place
  }
  return null
}

const control = ':is(input, select, textarea, button):not([disabled])'

/** Scrolls to a field and focuses it, once its section is rendered. */
export function useFieldFocus(): [around: RefObject<HTMLDivElement | null>, goTo: (path: string) => void] {
  const around = useRef<HTMLDivElement>(null)
  const [wanted, setWanted] = useState<{ path: string } | null>(null)
  useEffect(() => {
    if (!wanted || !around.current) return
    const place = placeOf(around.current, wanted.path)
    const first = place?.querySelector<HTMLElement>(control)
    // The first control is centred: a section is taller than the screen, and its middle is not where it begins.
    const target = first ?? place
    target?.scrollIntoView({ block: 'center' })
    first?.focus({ preventScroll: true })
  }, [wanted])
  const goTo = useCallback((path: string) => setWanted({ path }), [])
  return [around, goTo]
}
