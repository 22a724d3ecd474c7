/** Whether the text may be a name, which is searched while typing. Searches for contacts are recorded, so they wait for Enter. */
export const isNameTyped = (typed: string): boolean => /\p{L}/u.test(typed) && !/[\p{Nd}@]/u.test(typed)
