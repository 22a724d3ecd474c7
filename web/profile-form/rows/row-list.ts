/** The rows with one replaced, or added where its place is past the last. */
export const withRow = <R>(rows: readonly R[], at: number, row: R): R[] =>
  at < rows.length ? rows.map((one, place) => (place === at ? row : one)) : [...rows, row]
