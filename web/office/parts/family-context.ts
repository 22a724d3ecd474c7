import { createContext } from 'react'

/** The family whose record is open. Every dialog over it names the family, because a clerk may have several records open. */
export const FamilyContext = createContext<string | null>(null)
