import jsqr from 'jsqr'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { upiLink } from '#domain/money/upi.ts'
import { QrCode } from './QrCode.tsx'

/** Reads the drawing as a phone does: dark squares on white, some pixels each. */
function scanned(markup: string): string | undefined {
  const size = Number(/viewBox="0 0 (\d+)/.exec(markup)?.[1])
  const scale = 4
  const width = size * scale
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255)
  for (const [, x, y] of markup.matchAll(/M(\d+) (\d+)h1/g))
    for (let row = 0; row < scale; row++)
      for (let column = 0; column < scale; column++) {
        const at = ((Number(y) * scale + row) * width + Number(x) * scale + column) * 4
        pixels.fill(0, at, at + 3)
      }
  return jsqr.default(pixels, width, width)?.data
}

it.each([
  ['Saptapadi', 150_000, 'C-2041', 'pa=mandal.pune@okbank&pn=Saptapadi&am=1500.00&cu=INR&tn=C-2041'],
  [
    'Vivah & Sons',
    99_950,
    '2026/114 a',
    'pa=mandal.pune@okbank&pn=Vivah%20%26%20Sons&am=999.50&cu=INR&tn=2026%2F114%20a',
  ],
])('a phone reads from the QR whom to pay, how much and for what: %s', (name, amountPaise, reference, query) => {
  const link = upiLink({ address: 'mandal.pune@okbank', name, amountPaise, reference })
  expect(scanned(renderToStaticMarkup(<QrCode text={link} label="QR" />))).toBe(`upi://pay?${query}`)
})
