import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const tokens = new Map(
  [...readFileSync('web/ui/styles/tokens.css', 'utf8').matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(
    ([, name = '', colour = '']) => [name, colour],
  ),
)

function luminance(name: string): number {
  const colour = tokens.get(name)
  if (!colour) throw new Error(`there is no colour ${name}`)
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map(at => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map(part => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast of two colours as WCAG defines it. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const light = ['paper', 'card', 'sunk', 'kumkum-tint', 'haldi-tint', 'gulabi', 'leaf-tint', 'sindoor-tint']

// A filled button of kumkum is not among them: the ring stands off by two pixels, on the ground around the button.
test.each([...light, 'kumkum-deep', 'ink'])('the focus ring is seen on %s', ground => {
  expect(contrast('focus', ground)).toBeGreaterThanOrEqual(3)
})

test.each(['paper', 'card', 'sunk'])('letters are read on %s', ground => {
  for (const ink of ['ink', 'ink-2', 'ink-3', 'kumkum', 'haldi-ink', 'leaf', 'sindoor'])
    expect(`${ink} ${contrast(ink, ground) >= 4.5}`).toBe(`${ink} true`)
})

test('every ring has the colour of the ring', () => {
  const others = globSync('web/**/*.css').flatMap(file =>
    [...readFileSync(file, 'utf8').matchAll(/outline: ([^;]+);/g)]
      .map(([, value = '']) => value)
      .filter(value => value !== 'none' && value !== '3px solid var(--focus)')
      // A field in use has an edge of kumkum; the tint around it is ornament.
      .filter(value => !(file.endsWith('/Input.module.css') && value === '3px solid var(--kumkum-tint)'))
      .map(value => `${file}: ${value}`),
  )
  expect(others).toEqual([])
})
