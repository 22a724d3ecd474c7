/** The places of the two that a phone shows, the one that came in first at the front. */
export type Shown = readonly [number, number]

/** Who comes in takes the place of the one that is shown longer, so that any two can stand beside each other. */
export const swappedIn = (shown: Shown, at: number): Shown => (shown.includes(at) ? shown : [shown[1], at])

/** The places of the highest figure. None where all are equal or only one is known, because nothing is best then. */
export function bestOf(figures: readonly (number | null)[]): number[] {
  const known = figures.filter(figure => figure !== null)
  const most = Math.max(...known)
  if (known.length < 2 || known.every(figure => figure === most)) return []
  return figures.flatMap((figure, at) => (figure === most ? [at] : []))
}
