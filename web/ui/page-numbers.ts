const most = 5

/** The page numbers to offer: at most five, around the current one. */
export function pageNumbers(page: number, pages: number): number[] {
  const length = Math.min(most, pages)
  const first = Math.min(Math.max(page - Math.floor(most / 2), 1), pages - length + 1)
  return Array.from({ length }, (_, place) => first + place)
}
