import sharp from 'sharp'
import { openFont, runWidth } from './fonts.ts'
import type { Mark, Page, Place, Run, Stroke } from './marks.ts'

/**
 * A page as SVG. Letters become outlines first, because the fonts that a server has installed would shape
 * them differently, or not at all.
 */
export function svgOfPage(page: Page, pixelsWide: number): string {
  const clips: string[] = []
  const body = page.marks.map(mark => svgOf(mark, clips)).join('')
  const height = Math.round((page.height * pixelsWide) / page.width)
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${pixelsWide}" height="${height}" viewBox="0 0 ${page.width} ${page.height}"><defs>${clips.join('')}</defs>${body}</svg>`
}

const phonePixels = 1080

/** Draws a page as a picture. */
export const pictureOf = (page: Page, pixelsWide = phonePixels): Promise<Buffer> =>
  sharp(Buffer.from(svgOfPage(page, pixelsWide)), { unlimited: true })
    .flatten({ background: '#FFFFFF' })
    .jpeg({ quality: 88 })
    .toBuffer()

function svgOf(mark: Mark, clips: string[]): string {
  switch (mark.kind) {
    case 'box':
      return `<rect x="${mark.x}" y="${mark.y}" width="${mark.width}" height="${mark.height}" ${paintOf(mark)}/>`
    case 'line':
      return `<line x1="${mark.x1}" y1="${mark.y1}" x2="${mark.x2}" y2="${mark.y2}" ${paintOf(mark)}/>`
    case 'shape':
      return `<path d="${mark.path}" transform="${transformOf(mark.place)}" ${paintOf(mark)}/>`
    case 'photo': {
      const id = `clip${clips.length}`
      clips.push(`<clipPath id="${id}"><path d="${mark.clip}"/></clipPath>`)
      const data = Buffer.from(mark.jpeg).toString('base64')
      return `<image x="${mark.x}" y="${mark.y}" width="${mark.width}" height="${mark.height}" clip-path="url(#${id})" xlink:href="data:image/jpeg;base64,${data}"/>`
    }
    case 'text': {
      let { x } = mark
      return mark.runs
        .map(run => {
          const outlines = outlinesOf(run, { x, baseline: mark.baseline, size: mark.size })
          x += runWidth(run, mark.size)
          return `<g fill="${mark.colour}">${outlines}</g>`
        })
        .join('')
    }
  }
}

function outlinesOf(run: Run, { x, baseline, size }: { x: number; baseline: number; size: number }): string {
  const font = openFont(run.font)
  const scale = size / font.unitsPerEm
  const { glyphs, positions } = font.layout(run.text)
  let across = 0
  return glyphs
    .map((glyph, index) => {
      const position = positions[index]
      if (!position) return ''
      const left = x + (across + position.xOffset) * scale
      const bottom = baseline - position.yOffset * scale
      across += position.xAdvance
      const path = glyph.path.toSVG()
      return path && `<path d="${path}" transform="translate(${left} ${bottom}) scale(${scale} ${-scale})"/>`
    })
    .join('')
}

const transformOf = ({ x, y, scale, turn }: Place) =>
  `translate(${x} ${y}) scale(${scale})${turn ? ` rotate(${turn.degrees} ${turn.x} ${turn.y})` : ''}`

const paintOf = ({ fill, stroke }: { fill?: string; stroke?: Stroke }) =>
  `fill="${fill ?? 'none'}"${stroke ? ` stroke="${stroke.colour}" stroke-width="${stroke.width}"` : ''}`
