// Draws the districts of the server with their nouns, floor by floor: `npm run districts` writes docs/pictures/districts.svg.
import { globSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root } from './imports.ts'

export const picture = 'docs/pictures/districts.svg'

/** From the top: each floor may import those below it. Districts of one floor may import each other. */
export const floors: readonly (readonly string[])[] = [
  ['server/running'],
  ['server/features/office'],
  ['access', 'families', 'finding', 'relations', 'money', 'telling', 'site'].map(name => `server/features/${name}`),
  ['server/features/shared'],
]

const nounsOf = (district: string) =>
  globSync(`${district}/*/`, { cwd: root })
    .map(path => basename(path))
    .sort()

const [columnWidth, lineHeight, gap] = [132, 15, 10]
const width = 7 * columnWidth + 8 * gap
const text = (x: number, y: number, words: string, style = '') =>
  `<text x="${x}" y="${y}"${style && ` ${style}`}>${words}</text>`

/** The nouns of a district that has a floor to itself stand in as many columns as there is room for. */
function box(district: string, x: number, y: number, columns: number) {
  const nouns = nounsOf(district)
  const rows = Math.ceil(nouns.length / columns)
  const boxWidth = columns * columnWidth + (columns - 1) * gap
  const inside = nouns.map((noun, at) =>
    text(x + 10 + Math.floor(at / rows) * (columnWidth + gap), y + 40 + (at % rows) * lineHeight, noun),
  )
  const height = 48 + (rows - 1) * lineHeight
  return { height, x, y, width: boxWidth, head: text(x + 10, y + 20, basename(district), 'class="district"'), inside }
}

/** Every floor's boxes are as high as its highest. */
export function draw(): string {
  let y = gap
  const drawn = floors.flatMap(districts => {
    const columns = districts.length === 1 ? 7 : 1
    const boxes = districts.map((district, at) => box(district, gap + at * (columnWidth + gap), y, columns))
    const height = Math.max(...boxes.map(one => one.height))
    y += height + 2 * gap
    return boxes.flatMap(one => [
      `<rect x="${one.x}" y="${one.y}" width="${one.width}" height="${height}" rx="6"/>`,
      one.head,
      ...one.inside,
    ])
  })
  const style =
    'text{font:12px sans-serif;fill:#2a1913}.district{font-weight:bold;fill:#8f1a2c}rect{fill:#fffdf8;stroke:#c9952b}'
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${y}" role="img" aria-label="The districts of the server and their nouns">`,
    `<style>${style}</style><rect width="${width}" height="${y}" style="fill:#fbf6eb;stroke:none"/>`,
    ...drawn,
    '</svg>',
    '',
  ].join('\n')
}

if (import.meta.main) writeFileSync(join(root, picture), draw())
