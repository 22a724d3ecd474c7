/** The page number in the query of an address, counted from one. */
export function readPageNumber(query: Readonly<Record<string, string>>): number {
  const page = Math.trunc(Number(query.page))
  return page > 1 && page <= 100_000 ? page : 1
}
