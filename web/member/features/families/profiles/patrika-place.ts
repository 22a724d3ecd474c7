import type { ReactNode } from 'react'

/** The patrika and the tab that is open. The chip in the head opens the patrika, so the head and the details share both. */
export interface PatrikaPlace {
  patrika: ReactNode
  tab: string
  onTab: (tab: string) => void
}

/** The element that the chip scrolls to. */
export const patrikaId = 'patrika-part'
