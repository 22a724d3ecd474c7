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
  /** Writes a text over as many lines as it takes, and returns how far down it reaches. */
  const paragraph = (
    face: FontFace,
    text: string,
    x: number,
    y: number,
    width: number,
    colour: string = colours.ink,
  ) => {
    let at = y
    for (const line of wrap(text, width, one => widthOf(face, one, size))) {
      write(face, line, x, at + size, { colour })
      at += lineHeight
    }
    return at
  }
  const heading = (text: string, x: number, y: number) => {
    write('serif', text, x, y + size * 1.25, { size: size * 1.2, colour: colours.kumkum })
    return y + lineHeight * 1.35
  }
  /** Draws both sides, and goes on below the longer one. */
  const bothSides = (y: number, side: (one: SheetSide, x: number, y: number) => number) =>
    Math.max(side(sheet.bride, left.bride, y), side(sheet.groom, left.groom, y))

  let y = margin + 8
  const titleSize = 17 * Math.min(scale, 1)
  write('serif', sheet.title, (a4.width - widthOf('serif', sheet.title, titleSize)) / 2, y + titleSize, {
    size: titleSize,
    colour: colours.kumkumDeep,
  })
  y += titleSize * 1.7

  y = bothSides(y, (side, x, from) => {
    const name = paragraph('bold', `${side.role}: ${side.name}`, x, from, columnWidth)
    return paragraph('sans', side.born, x, name, columnWidth, colours.inkSoft)
  })
  y += size * 0.5
  y = bothSides(y, (side, x, from) => {
    if (side.missing) return paragraph('sans', side.missing, x, from, columnWidth)
    const boxWidth = (columnWidth - size) / 2
    for (const [at, { drawn, title }] of side.kundalis.entries()) {
      const boxX = x + at * (boxWidth + size)
      marks.push(...kundaliMarks(drawn, { x: boxX, y: from, width: boxWidth }, sheet.language))
      write('sans', title, boxX + (boxWidth - widthOf('sans', title, size)) / 2, from + boxWidth + size * 1.2, {
        colour: colours.inkSoft,
      })
    }
    return from + boxWidth + lineHeight * 1.5
  })
  y = bothSides(y, (side, x, from) =>
    side.places.reduce((at, [graha, sign, star]) => {
      write('sans', graha, x, at + size, { colour: colours.inkSoft })
      write('bold', sign, x + columnWidth * 0.2, at + size)
      write('sans', star, x + columnWidth * 0.56, at + size)
      return at + lineHeight
    }, from),
  )
  y += size * 0.6
  y = drawKootas(y)
  y = bothSides(y, (side, x, from) =>
    side.mangal.reduce(
      (at, line) => paragraph('sans', line, x, at, columnWidth),
      heading(sheet.titles.mangal, x, from),
    ),
  )
  y += size * 0.4
  y = bothSides(y, (side, x, from) => {
    if (side.dashas.length === 0) return from
    return side.dashas.reduce(
      (at, [lords, span]) => {
        write('bold', lords, x, at + size)
        write('sans', span, x + columnWidth * 0.42, at + size)
        return at + lineHeight
      },
      heading(sheet.titles.dashas, x, from),
    )
  })
  y += size * 0.4
  y = bothSides(y, (side, x, from) => {
    if (side.warnings.length === 0) return from
    return side.warnings.reduce(
      (at, line) => paragraph('sans', line, x, at, columnWidth, colours.inkSoft),
      heading(sheet.titles.warnings, x, from),
    )
  })

  const bottom = a4.height - margin
  const foot = (face: FontFace, text: string, baseline: number, footSize: number, colour: string) =>
    write(face, text, (a4.width - widthOf(face, text, footSize)) / 2, baseline, { size: footSize, colour })
  foot('bold', sheet.noVerdict, bottom - 16, 9.5, colours.kumkum)
  foot('sans', sheet.foot, bottom - 2, 8.5, colours.inkFaint)
  const ground: Mark[] = [
    { kind: 'box', x: 0, y: 0, ...a4, fill: colours.white },
    ...zariBand({ x: 0, y: 0, width: a4.width, tileHeight: 26 }),
    ...zariBand({ x: 0, y: a4.height - 6.6, width: a4.width, tileHeight: 26 }),
  ]
  return { page: { ...a4, marks: [...ground, ...marks] }, end: y }

  function drawKootas(from: number): number {
    const { kootas } = sheet
    if ('missing' in kootas)
      return (
        kootas.missing.reduce((at, line) => paragraph('sans', line, margin, at, a4.width - 2 * margin), from) + size
      )
    const columns = [0, 0.13, 0.28, 0.43, 0.52].map(part => margin + part * (a4.width - 2 * margin))
    const [name = 0, bride = 0, groom = 0, points = 0, reason = 0] = columns
    const row = (koota: SheetKoota, at: number, face: FontFace, colour: string) => {
      write(face, koota.name, name, at + size, { colour })
      write(face, koota.points, points, at + size, { colour })
      return Math.max(
        paragraph(face, koota.bride, bride, at, groom - bride - 4, colour),
        paragraph(face, koota.groom, groom, at, points - groom - 4, colour),
        paragraph(face, koota.reason, reason, at, a4.width - margin - reason, colour),
      )
    }
    const rule = (at: number) => marks.push(goldRule(margin, a4.width - margin, at))
    let at = heading(kootas.title, margin, from)
    at = row(kootas.head, at, 'sans', colours.inkSoft)
    rule(at)
    at += 2
    for (const koota of kootas.rows) at = row(koota, at, 'sans', colours.ink)
    rule(at + 2)
    at = paragraph('bold', kootas.total, margin, at + 4, a4.width - 2 * margin)
    for (const note of sheet.notes) at = paragraph('sans', note, margin, at, a4.width - 2 * margin, colours.inkSoft)
    return at + size * 0.6
  }
}
