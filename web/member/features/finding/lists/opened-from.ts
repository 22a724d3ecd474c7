import type { HistoryState } from '@tanstack/react-router'
import { createContext, use } from 'react'

/** What the profiles of a list remember of it. Undefined where there is nothing to step through. */
export const OpenedFrom = createContext<HistoryState | undefined>(undefined)

/** The state of the history entry of a profile that is opened from a list. */
export const useProfileState = (own?: HistoryState): HistoryState => ({ ...use(OpenedFrom), ...own })
