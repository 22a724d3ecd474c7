/** Which of so many the address asks for, counted from zero; one that is not there is the nearest that is. */
export function placeIn(search: string, total: number): number {
  const asked = Math.trunc(Number(new URLSearchParams(search).get('n')))
  return Math.max(0, Math.min(asked || 1, total) - 1)
}

export const addressOf = (at: number): string => `/handpick-suggestions?n=${at + 1}`
