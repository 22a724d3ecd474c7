/** A name is looked for as one types. Numbers and addresses are looks at contacts, and wait until they are asked for. */
export const isNameTyped = (typed: string): boolean => /\p{L}/u.test(typed) && !/[\p{Nd}@]/u.test(typed)
