import { colours } from './draw/colours.ts'
import { type FontFace, runsOf, widthOf } from './draw/fonts.ts'
import { kundaliMarks } from './draw/kundali.ts'
import type { Mark, Page } from './draw/marks.ts'
import { goldRule, zariBand } from './draw/ornaments.ts'
import { wrap } from './draw/wrap.ts'
import type { GurujiSheet, SheetKoota, SheetSide } from './guruji-sheet.ts'

const a4 = { width: 595.28, height: 841.89 }
const margin = 36
const gap = 18
const columnWidth = (a4.width - 2 * margin - gap) / 2
const left = { bride: margin, groom: margin + columnWidth + gap }
const footHeight = 34

/** Letters as large as one page allows: a guruji has one sheet in the hand. */
const scales = [1.1, 1.04, 1, 0.96, 0.92, 0.88, 0.84, 0.8, 0.76, 0.72, 0.68, 0.64]

export function layoutSheet(sheet: GurujiSheet): Page {
  for (const scale of scales) {
    const { page, end } = attempt(sheet, scale)
    if (end <= a4.height - margin - footHeight || scale === scales.at(-1)) return page
  }
  throw new Error('there is always a last scale')
}

function attempt(sheet: GurujiSheet, scale: number): { page: Page; end: number } {
  const pen = penFor(sheet, scale)
  /** Draws a part of both sides, and goes on below the longer one. */
  const bothSides = (y: number, part: SidePart) =>
    Math.max(part(pen, sheet.bride, left.bride, y), part(pen, sheet.groom, left.groom, y))
  let y = drawTitle(pen, scale)
  y = bothSides(y, drawPerson) + pen.size * 0.5
  y = bothSides(y, drawKundalis)
  y = bothSides(y, drawPlaces) + pen.size * 0.6
  y = drawKootas(pen, y)
  y = bothSides(y, drawMangal) + pen.size * 0.4
  y = bothSides(y, drawDashas) + pen.size * 0.4
  y = bothSides(y, drawWarnings)
  drawFoot(pen)
  return { page: { ...a4, marks: [...ground, ...pen.marks] }, end: y }
}

const ground: readonly Mark[] = [
  { kind: 'box', x: 0, y: 0, ...a4, fill: colours.white },
  ...zariBand({ x: 0, y: 0, width: a4.width, tileHeight: 26 }),
  ...zariBand({ x: 0, y: a4.height - 6.6, width: a4.width, tileHeight: 26 }),
]

type Pen = ReturnType<typeof penFor>
/** Draws a part of one side at a corner, and returns how far down it reaches. */
type SidePart = (pen: Pen, side: SheetSide, x: number, y: number) => number

function penFor(sheet: GurujiSheet, scale: number) {
  const size = 8.8 * scale
  const lineHeight = size * (sheet.language === 'mr' ? 1.46 : 1.34)
  const marks: Mark[] = []
  const write = (
    face: FontFace,
    text: string,
    x: number,
    baseline: number,
    options: { size?: number; colour?: string } = {},
  ) => marks.push({ kind: 'text', runs: runsOf(face, text), x, baseline, size, colour: colours.ink, ...options })
  return {
    sheet,
    marks,
    size,
    lineHeight,
    write,
    /** Writes a text over as many lines as it takes, and returns how far down it reaches. */
    paragraph(face: FontFace, text: string, x: number, y: number, width: number, colour: string = colours.ink): number {
      let at = y
      for (const line of wrap(text, width, one => widthOf(face, one, size))) {
        write(face, line, x, at + size, { colour })
        at += lineHeight
      }
      return at
    },
    heading(text: string, x: number, y: number): number {
      write('serif', text, x, y + size * 1.25, { size: size * 1.2, colour: colours.kumkum })
      return y + lineHeight * 1.35
    },
    centred(face: FontFace, text: string, baseline: number, options: { size: number; colour: string }) {
      write(face, text, (a4.width - widthOf(face, text, options.size)) / 2, baseline, options)
    },
  }
}

function drawTitle({ sheet, centred }: Pen, scale: number): number {
  const top = margin + 8
  const size = 17 * Math.min(scale, 1)
  centred('serif', sheet.title, top + size, { size, colour: colours.kumkumDeep })
  return top + size * 1.7
}

const drawPerson: SidePart = ({ paragraph }, side, x, y) => {
  const name = paragraph('bold', `${side.role}: ${side.name}`, x, y, columnWidth)
  return paragraph('sans', side.born, x, name, columnWidth, colours.inkSoft)
}

const drawKundalis: SidePart = ({ sheet, marks, write, paragraph, size, lineHeight }, side, x, y) => {
  if (side.missing) return paragraph('sans', side.missing, x, y, columnWidth)
  const boxWidth = (columnWidth - size) / 2
  for (const [at, { drawn, title }] of side.kundalis.entries()) {
    const boxX = x + at * (boxWidth + size)
    marks.push(...kundaliMarks(drawn, { x: boxX, y, width: boxWidth }, sheet.language))
    write('sans', title, boxX + (boxWidth - widthOf('sans', title, size)) / 2, y + boxWidth + size * 1.2, {
      colour: colours.inkSoft,
    })
  }
  return y + boxWidth + lineHeight * 1.5
}

const drawPlaces: SidePart = ({ write, size, lineHeight }, { places }, x, y) =>
  places.reduce((at, [graha, sign, star]) => {
    write('sans', graha, x, at + size, { colour: colours.inkSoft })
    write('bold', sign, x + columnWidth * 0.2, at + size)
    write('sans', star, x + columnWidth * 0.56, at + size)
    return at + lineHeight
  }, y)

function drawKootas({ sheet, marks, write, paragraph, heading, size }: Pen, y: number): number {
  const { kootas, notes } = sheet
  const width = a4.width - 2 * margin
  if ('missing' in kootas)
    return kootas.missing.reduce((at, line) => paragraph('sans', line, margin, at, width), y) + size
  const columns = [0, 0.13, 0.28, 0.43, 0.52].map(part => margin + part * width)
  const [name = 0, bride = 0, groom = 0, points = 0, reason = 0] = columns
  const row = (koota: SheetKoota, at: number, colour: string) => {
    write('sans', koota.name, name, at + size, { colour })
    write('sans', koota.points, points, at + size, { colour })
    return Math.max(
      paragraph('sans', koota.bride, bride, at, groom - bride - 4, colour),
      paragraph('sans', koota.groom, groom, at, points - groom - 4, colour),
      paragraph('sans', koota.reason, reason, at, a4.width - margin - reason, colour),
    )
  }
  const rule = (at: number) => marks.push(goldRule(margin, a4.width - margin, at))
  let at = row(kootas.head, heading(kootas.title, margin, y), colours.inkSoft)
  rule(at)
  at += 2
  for (const koota of kootas.rows) at = row(koota, at, colours.ink)
  rule(at + 2)
  at = paragraph('bold', kootas.total, margin, at + 4, width)
  for (const note of notes) at = paragraph('sans', note, margin, at, width, colours.inkSoft)
  return at + size * 0.6
}

const drawMangal: SidePart = ({ sheet, paragraph, heading }, { mangal }, x, y) =>
  mangal.reduce((at, line) => paragraph('sans', line, x, at, columnWidth), heading(sheet.titles.mangal, x, y))

const drawDashas: SidePart = ({ sheet, write, heading, size, lineHeight }, { dashas }, x, y) => {
  if (dashas.length === 0) return y
  let at = heading(sheet.titles.dashas, x, y)
  for (const [lords, span] of dashas) {
    write('bold', lords, x, at + size)
    write('sans', span, x + columnWidth * 0.42, at + size)
    at += lineHeight
  }
  return at
}

const drawWarnings: SidePart = ({ sheet, paragraph, heading }, { warnings }, x, y) => {
  if (warnings.length === 0) return y
  let at = heading(sheet.titles.warnings, x, y)
  for (const line of warnings) at = paragraph('sans', line, x, at, columnWidth, colours.inkSoft)
  return at
}

function drawFoot({ sheet, centred }: Pen): void {
  const bottom = a4.height - margin
  centred('bold', sheet.noVerdict, bottom - 16, { size: 9.5, colour: colours.kumkum })
  centred('sans', sheet.foot, bottom - 2, { size: 8.5, colour: colours.inkFaint })
}
