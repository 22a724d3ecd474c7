/** The rows with one replaced, or added where its index is past the last. */
export const withRow = <R>(rows: readonly R[], at: number, row: R): R[] =>
  at < rows.length ? rows.map((one, place) => (place === at ? row : one)) : [...rows, row]

/**
 * The element that gets the focus after a row was removed: Edit of the row now in its place, or the button that adds one.
 * Remove would be one press from a mistake.
 */
export const rowOrAdd = (list: HTMLElement | null, at: number): HTMLElement | undefined =>
  [...(list?.querySelectorAll<HTMLElement>('[data-row-edit], [data-row-add]') ?? [])].slice(0, at + 1).at(-1)
