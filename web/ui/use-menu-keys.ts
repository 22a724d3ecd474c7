import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import { find, nothingSought, typedOn } from './type-to-find.ts'

interface MenuParts {
  button: RefObject<HTMLButtonElement | null>
  menu: RefObject<HTMLElement | null>
  open: boolean
  setOpen: (open: boolean) => void
}

const steps: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at <= 0 ? count : at) - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
}

export function useMenuKeys({ button, menu, open, setOpen }: MenuParts) {
  const opensAt = useRef<'first' | 'last'>('first')
  const finding = useRef(nothingSought)
  const items = () => Array.from(menu.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])

  useEffect(() => {
    if (!open) return
    const all = Array.from(menu.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])
    all.at(opensAt.current === 'last' ? -1 : 0)?.focus()
    opensAt.current = 'first'
    const outside = (event: Event) => {
      const at = event.target as Node
      if (!button.current?.parentElement?.contains(at)) setOpen(false)
    }
    document.addEventListener('pointerdown', outside)
    document.addEventListener('focusin', outside)
    return () => {
      document.removeEventListener('pointerdown', outside)
      document.removeEventListener('focusin', outside)
    }
  }, [open, setOpen, button, menu])

  return {
    onButtonKey: (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
      event.preventDefault()
      opensAt.current = event.key === 'ArrowUp' ? 'last' : 'first'
      setOpen(true)
    },
    onMenuKey: (event: KeyboardEvent) => {
      const all = items()
      const at = all.indexOf(document.activeElement as HTMLElement)
      const step = steps[event.key]
      if (event.key === 'Escape') {
        button.current?.focus()
        setOpen(false)
      } else if (event.key === 'Tab') {
        // The menu unmounts with the focus inside, so the button takes the focus, and Tab moves on from there.
        button.current?.focus()
        setOpen(false)
        return
      } else if (event.key === ' ' && all[at] instanceof HTMLAnchorElement) {
        // A link reacts only to Enter, but a menu item must react to Space too.
        all[at].click()
      } else if (step) {
        all[step(at, all.length)]?.focus()
      } else if (event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey) {
        finding.current = typedOn(finding.current, event.key, event.timeStamp)
        const labels = all.map(item => item.textContent)
        all[find(labels, finding.current, at)]?.focus()
      } else {
        return
      }
      event.preventDefault()
    },
  }
}
