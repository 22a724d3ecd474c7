import type { Viewer } from '#server/http/viewer.ts'

/** A member who hides the own last use learns nobody else's: not from a card, and not by a criterion or an order either. */
export const seesLastUse = ({ hidesLastUse }: Pick<Viewer, 'hidesLastUse'>): boolean => !hidesLastUse
