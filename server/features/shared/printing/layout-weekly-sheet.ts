import { colours } from './draw/colours.ts'
import { type FontFace, runsOf, widthOf } from './draw/fonts.ts'
import type { Mark, Page } from './draw/marks.ts'
import { goldRule, zariBand } from './draw/ornaments.ts'
import type { PrintedPhoto } from './draw/photo-frame.ts'
import { wrap } from './draw/wrap.ts'
import type { WeeklySheet } from './weekly-sheet.ts'

const a4 = { width: 595.28, height: 841.89 }
const margin = 40
const familiesOnPage = 4
const headHeight = 84
const footHeight = 40
const photoBox = { width: 108, height: 140 }
const gap = 18
/** Letters that are read without glasses. */
const headingSize = 20
const factSize = 15.5
const smallestFact = 12

const rowHeight = (a4.height - 2 * margin - headHeight - footHeight) / familiesOnPage

/** The photo of each family stands beside it in `photos`; four families to a page. */
export function layoutWeekly(sheet: WeeklySheet, photos: readonly (PrintedPhoto | null)[]): Page[] {
  const starts =
    sheet.families.length === 0 ? [0] : sheet.families.map((_, n) => n).filter(n => n % familiesOnPage === 0)
  return starts.map(from => pageFrom(sheet, photos, from))
}

function pageFrom(sheet: WeeklySheet, photos: readonly (PrintedPhoto | null)[], from: number): Page {
  const marks: Mark[] = [
    { kind: 'box', x: 0, y: 0, ...a4, fill: colours.white },
    ...zariBand({ x: 0, y: 0, width: a4.width, tileHeight: 26 }),
    ...zariBand({ x: 0, y: a4.height - 6.6, width: a4.width, tileHeight: 26 }),
  ]
  const write = (face: FontFace, text: string, x: number, baseline: number, size: number, colour: string) =>
    marks.push({ kind: 'text', runs: runsOf(face, text), x, baseline, size, colour })
  const centred = (face: FontFace, text: string, baseline: number, size: number, colour: string) =>
    write(face, text, (a4.width - widthOf(face, text, size)) / 2, baseline, size, colour)

  centred('serif', sheet.title, margin + 30, 25, colours.kumkumDeep)
  centred('sans', sheet.week, margin + 56, 13.5, colours.inkSoft)
  if (sheet.families.length === 0) centred('sans', sheet.none, margin + headHeight + 40, factSize, colours.ink)
  centred('sans', sheet.foot, a4.height - margin + 8, 10, colours.inkFaint)

  const textX = margin + photoBox.width + gap
  const textWidth = a4.width - margin - textX
  for (const [at, family] of sheet.families.slice(from, from + familiesOnPage).entries()) {
    const top = margin + headHeight + at * rowHeight
    drawPhoto(top, photos[from + at] ?? null, family.initial)
    // A long fact makes the letters of its family a little smaller rather than run into the next one.
    const linesAt = (size: number) =>
      family.facts.flatMap(fact => wrap(fact, textWidth, one => widthOf('sans', one, size)))
    let size = factSize
    const lineHeight = () => size * (sheet.language === 'mr' ? 1.55 : 1.42)
    const room = photoBox.height - headingSize * 1.5
    while (size > smallestFact && linesAt(size).length * lineHeight() > room) size -= 0.5
    write('bold', family.heading, textX, top + headingSize, headingSize, colours.kumkum)
    let baseline = top + headingSize * 1.5 + size
    for (const line of linesAt(size)) {
      write('sans', line, textX, baseline, size, colours.ink)
      baseline += lineHeight()
    }
    const ruleY = top + photoBox.height + (rowHeight - photoBox.height) / 2
    if (at < familiesOnPage - 1 && from + at < sheet.families.length - 1)
      marks.push(goldRule(margin, a4.width - margin, ruleY))
  }
  return { ...a4, marks }

  function drawPhoto(top: number, photo: PrintedPhoto | null, initial: string) {
    const frame = { x: margin, y: top, ...photoBox }
    if (!photo) {
      marks.push({ kind: 'box', ...frame, fill: colours.paper, stroke: { colour: colours.line, width: 1 } })
      const x = margin + (photoBox.width - widthOf('serif', initial, 44)) / 2
      write('serif', initial, x, top + photoBox.height / 2 + 15, 44, colours.haldi)
      return
    }
    // The whole frame is filled, and what is beyond it is cut off.
    const scale = Math.max(photoBox.width / photo.width, photoBox.height / photo.height)
    const [width, height] = [photo.width * scale, photo.height * scale]
    const clip = `M${margin} ${top}h${photoBox.width}v${photoBox.height}h${-photoBox.width}z`
    const x = margin + (photoBox.width - width) / 2
    marks.push({ kind: 'photo', x, y: top, width, height, clip, jpeg: photo.jpeg })
  }
}
