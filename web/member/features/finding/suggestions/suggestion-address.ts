/** The position in the address, counted from zero. One past either end becomes the nearest valid position. */
export function readPosition(search: string, total: number): number {
  const position = Math.trunc(Number(new URLSearchParams(search).get('n')))
  return Math.max(0, Math.min(position || 1, total) - 1)
}

export const suggestionAddress = (at: number): string => `/handpick-suggestions?n=${at + 1}`
