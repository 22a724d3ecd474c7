import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { productName } from '#domain/site/site-content.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { colours } from './draw/colours.ts'
import { runsOf, widthOf } from './draw/fonts.ts'
import type { Mark, Page } from './draw/marks.ts'
import { lotus, toranBand } from './draw/ornaments.ts'
import type { PrintedPhoto } from './draw/photo-frame.ts'
import { wrap } from './draw/wrap.ts'

/** What the pictures that stand for a site are drawn from. */
export interface SiteFace {
  names: Readonly<Record<Language, string>>
  motto: string
}

const { kumkum, card, paper, ink, inkSoft } = colours
const gold = '#F3DFA8'
const couple = join(import.meta.dirname, 'draw', 'couple.jpg')

const box = (x: number, y: number, width: number, height: number) => `M${x} ${y}h${width}v${height}h${-width}z`

function framed({ jpeg, width, height }: PrintedPhoto, at: { x: number; y: number; side: number }): Mark {
  const scale = at.side / Math.max(width, height)
  const size = { width: width * scale, height: height * scale }
  const place = { x: at.x + (at.side - size.width) / 2, y: at.y + (at.side - size.height) / 2 }
  return { kind: 'photo', ...place, ...size, clip: box(place.x, place.y, size.width, size.height), jpeg }
}

const side = 512
const rounded = (r: number) =>
  `M${r} 0H${side - r}a${r} ${r} 0 0 1 ${r} ${r}V${side - r}a${r} ${r} 0 0 1 ${-r} ${r}H${r}a${r} ${r} 0 0 1 ${-r} ${-r}V${r}a${r} ${r} 0 0 1 ${r} ${-r}z`
const letters = new Intl.Segmenter('mr', { granularity: 'grapheme' })

/** The icon of a site: its logo, else the first letter of its name, else the lotus of the product. */
export function layoutIcon({ names }: SiteFace, logo: PrintedPhoto | null): Page {
  const ground: Mark = {
    kind: 'shape',
    path: rounded(112),
    place: { x: 0, y: 0, scale: 1 },
    fill: logo ? card : kumkum,
  }
  const marks = logo ? [framed(logo, { x: 64, y: 64, side: side - 128 })] : letterOf(names)
  return { width: side, height: side, marks: [ground, ...marks] }
}

function letterOf(names: SiteFace['names']): Mark[] {
  if (names.mr === productName.mr) return lotus({ middle: side / 2, y: 160, width: 380 }, gold)
  const [first] = letters.segment(names.mr)
  const letter = first?.segment ?? ''
  const size = Math.min(340, (340 * 380) / widthOf('serif', letter, 340))
  const x = (side - widthOf('serif', letter, size)) / 2
  return [{ kind: 'text', runs: runsOf('serif', letter), x, baseline: side / 2 + size * 0.35, size, colour: gold }]
}

const [width, height] = [1200, 630]
const column = 580

/** The lines of a text in the largest of these sizes in which it takes at most so many. */
function fitted(text: string, sizes: readonly number[], most: number): { lines: string[]; size: number } {
  const of = (size: number) => wrap(text, column, part => widthOf('serif', part, size))
  const size = sizes.find(one => of(one).length <= most) ?? sizes.at(-1) ?? 0
  return { lines: of(size).slice(0, most), size }
}

/** The picture that a messenger shows beside a link to the site: its names, and a couple under an arch. */
export function layoutSharePicture({ names, motto }: SiteFace, logo: PrintedPhoto | null): Page {
  const x = 80
  const texts = [
    { ...fitted(names.mr, [44, 36, 30], 2), colour: kumkum, after: 24 },
    { ...fitted(names.en, [84, 72, 60, 50], 3), colour: ink, after: 32 },
    { ...fitted(motto, [34, 28], 2), colour: inkSoft, after: 0 },
  ]
  const marks: Mark[] = []
  const logoHeight = logo ? 140 : 0
  const filled = texts.reduce((sum, { lines, size, after }) => sum + lines.length * size * 1.2 + after, logoHeight)
  const top = Math.max(60, (height + 30 - filled) / 2)
  let y = top + logoHeight
  for (const { lines, size, colour, after } of texts) {
    for (const line of lines) {
      y += size * 1.2
      marks.push({ kind: 'text', runs: runsOf('serif', line), x, baseline: y, size, colour })
    }
    if (lines.length > 0) y += after
  }
  const arch = { x: 700, y: 100, width: 424, height: 530 }
  return {
    width,
    height,
    marks: [
      { kind: 'box', x: 0, y: 0, width, height, fill: paper },
      ...toranBand({ x: 0, y: 0, width, tileHeight: 40 }),
      { kind: 'photo', ...arch, clip: box(arch.x, arch.y, arch.width, arch.height), jpeg: readFileSync(couple) },
      ...(logo ? [framed(logo, { x, y: top, side: 110 })] : []),
      ...marks,
    ],
  }
}
