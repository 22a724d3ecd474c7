import { useEffect, useEffectEvent } from 'react'
import { hasOwnArrows, stepOf } from './arrows.ts'
import { scrollsSideways } from './sideways.ts'

export function useArrowKeys(onStep: (by: -1 | 1) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const by = stepOf(event)
    const focused = document.activeElement
    if (by === 0 || document.querySelector('dialog:modal')) return
    if (hasOwnArrows(focused) || scrollsSideways(focused, document.body)) return
    event.preventDefault()
    onStep(by)
  })
  useEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
