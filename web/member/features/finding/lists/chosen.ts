import { createContext, use } from 'react'

/** The family in the pane. Undefined where there is no pane. */
export const ChosenContext = createContext<string | undefined>(undefined)

/** How a family's link is marked: the one in the pane is the grid's only stop of the Tab key, and arrow keys lead to the others. */
export function useIsChosen(uuid: string): { 'aria-current'?: 'true'; tabIndex?: number } {
  const chosen = use(ChosenContext)
  if (chosen === undefined) return {}
  return chosen === uuid ? { 'aria-current': 'true' } : { tabIndex: -1 }
}
