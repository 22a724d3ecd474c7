/** The wada arches a portrait sits in. */
const arches = [
  'M24 304V150c0-40 30-58 48-74 16-14 30-22 48-42 18 20 32 28 48 42 18 16 48 34 48 74v154z',
  'M26 304V138c0-58 42-98 94-98s94 40 94 98v166z',
  'M22 304V158c0-18 10-26 20-30-2-20 10-32 28-36 2-22 20-34 40-32 2-12 6-18 10-24 4 6 8 12 10 24 20-2 38 10 40 32 18 4 30 16 28 36 10 4 20 12 20 30v146z',
  'M30 304V96c30-2 62-20 90-58 28 38 60 56 90 58v208z',
] as const
const archCount = arches.length

export function framePortrait(ground: string, arch: number, figure: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 300"><path fill="${ground}" d="M0 0h240v300H0z"/><path d="${arches[arch % archCount]}" fill="#FFFDF8" opacity=".42"/>${figure}</svg>`
  return svg.replace(/\n\s*/g, '')
}
