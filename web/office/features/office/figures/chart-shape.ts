/** The points of a line within a box of this size. A missing value breaks the line. */
export function linesOf(
  values: readonly (number | null)[],
  { width, height, most }: { width: number; height: number; most: number },
): string[] {
  const step = values.length > 1 ? width / (values.length - 1) : 0
  const lines: string[][] = [[]]
  values.forEach((value, at) => {
    if (value === null) {
      lines.push([])
      return
    }
    const y = most === 0 ? height : height - (value / most) * height
    lines.at(-1)?.push(`${round(at * step)},${round(y)}`)
  })
  return lines
    .filter(line => line.length > 0)
    .map(line => (line.length === 1 ? [...line, dotOf(line[0])] : line).join(' '))
}

const round = (number: number) => Math.round(number * 100) / 100
/** A line needs two points, so a single one is drawn a little wide. */
const dotOf = (point = '0,0'): string => {
  const [x, y] = point.split(',').map(Number)
  return `${(x ?? 0) + 1},${y}`
}

/** The columns of one series. The series of a step share its width. */
export function columnsOf(
  values: readonly (number | null)[],
  { width, height, most, nth, of }: { width: number; height: number; most: number; nth: number; of: number },
): { key: number; x: number; y: number; width: number; height: number }[] {
  const step = width / Math.max(1, values.length)
  const wide = (step * 0.8) / of
  return values.flatMap((value, at) => {
    if (value === null || value === 0 || most === 0) return []
    const tall = (value / most) * height
    return [
      {
        key: at,
        x: round(at * step + step * 0.1 + nth * wide),
        y: round(height - tall),
        width: round(wide),
        height: round(tall),
      },
    ]
  })
}

/** The end of the scale: the first round number that is not below the largest value. */
export function scaleEnd(values: readonly (number | null)[]): number {
  const most = Math.max(0, ...values.map(value => value ?? 0))
  if (most === 0) return 0
  const power = 10 ** Math.floor(Math.log10(most))
  const step = [1, 2, 5, 10].find(one => one * power >= most) ?? 10
  return Math.max(step * power, 1)
}
