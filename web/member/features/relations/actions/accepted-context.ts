import { createContext } from 'react'
import type { ActionTarget } from './button-set.ts'

/** Opens the sheet about a yes between the two families. */
export const AcceptedContext = createContext<(member: ActionTarget) => void>(() => undefined)
