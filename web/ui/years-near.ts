/** The years from first to last, both included, in either direction, rotated to start at the likely one. */
export function yearsNear(likely: number, { first, last }: { first: number; last: number }): number[] {
  const step = first <= last ? 1 : -1
  const years = Array.from({ length: Math.abs(last - first) + 1 }, (_, at) => first + at * step)
  const start = Math.max(0, years.indexOf(likely))
  return [...years.slice(start), ...years.slice(0, start)]
}
