/**
 * The screens that are there, by address; `routes.tsx` gives each its component. Links look here first, so that none
 * leads nowhere, and appear by themselves when their screen does.
 */
export const screens = ['/dashboard', '/dashboard-in/$type', '/my-profile', '/reset-password', '/outbox'] as const
export type Screen = (typeof screens)[number]

export const isThere = (address: string): boolean => (screens as readonly string[]).includes(address)
