import type { ReactNode } from 'react'

/** The patrika and the tab that is open. 'Why it fits' opens the patrika, so it and the details share both. */
export interface PatrikaPlace {
  patrika: ReactNode
  /** 'Why it fits', before the personal details. None on one's own profile. */
  lead: ReactNode
  tab: string
  onTab: (tab: string) => void
}

/** The element that the chip scrolls to. */
export const patrikaId = 'patrika-part'
