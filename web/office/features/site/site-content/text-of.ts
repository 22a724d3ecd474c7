/** A value of a form as its text; whatever else a body might hold is none. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
