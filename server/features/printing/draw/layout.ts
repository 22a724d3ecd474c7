import type { PrintedBiodata } from '#contract/printed-biodata.ts'
import type { Design } from './designs.ts'
import { type FontFace, runsOf, widthOf } from './fonts.ts'
import { kundaliMarks } from './kundali.ts'
import type { Mark, Page } from './marks.ts'
import { lotus } from './ornaments.ts'
import { wrap } from './wrap.ts'

export interface PrintedPhoto {
  jpeg: Uint8Array
  width: number
  height: number
}

/** A4 in points. */
const a4 = { width: 595.28, height: 841.89 }
/** The picture for a phone: 1080 pixels wide and at most 2400 high, since WhatsApp makes a higher one too small to read. */
const phone = { width: 400, height: (400 * 2400) / 1080 }

/** How large the letters are, and whether lines and photograph stand closer. */
interface Setting {
  scale: number
  isTight: boolean
}
const airy = (...scales: number[]): Setting[] => scales.map(scale => ({ scale, isTight: false }))
const tight = (...scales: number[]): Setting[] => scales.map(scale => ({ scale, isTight: true }))

// Letters are as large as one page allows. A family that wrote much gets a second page before letters become small.
const onOnePage = [...airy(1.18, 1.1, 1.04, 1, 0.96, 0.92), ...tight(1, 0.96, 0.92, 0.88, 0.84, 0.8)]
const onTwoPages = airy(1.18, 1.1, 1, 0.92, 0.84, 0.76, 0.68)
const onOnePicture = [...airy(1.12, 1.04), ...tight(1.04, 1)]
const onPictures = [...airy(1.12, 1.04), ...tight(1.04, 1, 0.96, 0.9)]

export function layoutPages(biodata: PrintedBiodata, design: Design, photo: PrintedPhoto | null): Page[] {
  const attempt = (setting: Setting) => flow(biodata, design, photo, { ...setting, ...a4, isPhone: false })
  return firstWithin(1, onOnePage, attempt) ?? firstWithin(2, onTwoPages, attempt) ?? attempt(last(onTwoPages))
}

/** One picture or two, each as high as its words need. A family that filled every field gets as many as it takes. */
export function layoutPictures(biodata: PrintedBiodata, design: Design, photo: PrintedPhoto | null): Page[] {
  const attempt = (setting: Setting) => flow(biodata, design, photo, { ...setting, ...phone, isPhone: true })
  return firstWithin(1, onOnePicture, attempt) ?? firstWithin(2, onPictures, attempt) ?? attempt(last(onPictures))
}

function firstWithin(count: number, settings: readonly Setting[], attempt: (setting: Setting) => Page[]) {
  for (const setting of settings) {
    const pages = attempt(setting)
    if (pages.length <= count) return pages
  }
  return null
}
const last = (settings: readonly Setting[]): Setting => settings.at(-1) ?? { scale: 1, isTight: false }

type Row = PrintedBiodata['sections'][number]['rows'][number]

interface Sheet extends Setting {
  width: number
  height: number
  /** A picture for a phone is as high as its words need, up to its height. A sheet of paper always has its height. */
  isPhone: boolean
}

function flow(biodata: PrintedBiodata, design: Design, photo: PrintedPhoto | null, sheet: Sheet): Page[] {
  const { scale, width, isTight, isPhone } = sheet
  const side = isPhone ? design.margin.side * 0.62 : design.margin.side
  const { top, bottom } = design.margin
  const size = design.bodySize * scale
  const lineHeight = size * (biodata.language === 'mr' ? 1.54 : 1.42) * (isTight ? 0.92 : 1)
  const footSize = 9.5
  const lowest = sheet.height - bottom - footSize * 2.2
  const right = width - side

  const pages: Mark[][] = [[]]
  /** How far down each finished page is filled. */
  const filledTo: number[] = []
  let y = top
  const draw = (...marks: Mark[]) => pages.at(-1)?.push(...marks)
  /** Rows above this line are narrower, because the photograph stands beside them. */
  let photoBottom = 0
  const endPage = () => {
    // A photograph may reach further down than the words beside it.
    filledTo.push(Math.max(y, photoBottom))
  }
  const newPage = () => {
    endPage()
    pages.push([])
    y = top
    photoBottom = 0
  }
  const write = (face: FontFace, text: string, at: { x: number; baseline: number; size: number; colour: string }) =>
    draw({ kind: 'text', runs: runsOf(face, text), ...at })
  const writeMiddle = (
    face: FontFace,
    text: string,
    at: { baseline: number; size: number; colour: string },
    middle = width / 2,
  ) => write(face, text, { ...at, x: middle - widthOf(face, text, at.size) / 2 })

  // The head: the invocation, the photograph, the name.
  const invocationSize = 17 * Math.min(scale, 1.1)
  writeMiddle('serif', biodata.invocation, {
    baseline: y + invocationSize,
    size: invocationSize,
    colour: design.colour.title,
  })
  y += invocationSize * (isTight ? 1.7 : 2.1)

  const isMiddle = design.head === 'middle' || isPhone
  // Beside the words it takes no height from them.
  const isPhotoAbove = isPhone || (isMiddle && !isTight)
  const box = photo && photoBox(photo, { isPhone, isTight })
  if (photo && box) {
    const x = isPhotoAbove ? (width - box.width) / 2 : right - box.width
    draw({ kind: 'photo', x, y, ...box, clip: archPath(x, y, box.width, box.height), jpeg: photo.jpeg })
    draw({
      kind: 'shape',
      path: archPath(x, y, box.width, box.height),
      place: { x: 0, y: 0, scale: 1 },
      stroke: { colour: design.colour.rule, width: 1.4 },
    })
    if (isPhotoAbove) y += box.height + size
    else photoBottom = y + box.height + size
  }
  const besidePhoto = () => (y < photoBottom && box ? right - box.width - size * 1.4 : right)

  const nameWidth = besidePhoto() - side
  const nameMiddle = side + nameWidth / 2
  const nameSize = fittingSize(biodata.name, nameWidth, 27 * scale, 18 * scale)
  for (const name of wrap(biodata.name, nameWidth, text => widthOf('serif', text, nameSize))) {
    const at = { baseline: y + nameSize, size: nameSize, colour: design.colour.name }
    if (isMiddle) writeMiddle('serif', name, at, nameMiddle)
    else write('serif', name, { ...at, x: side })
    y += nameSize * 1.35
  }
  const registration = { baseline: y + size * 1.1, size: size * 0.95, colour: design.colour.label }
  if (isMiddle) writeMiddle('sans', biodata.registrationNo, registration, nameMiddle)
  else write('sans', biodata.registrationNo, { ...registration, x: side })
  y += size * 2

  const labelWidth = labelColumn(biodata, size, (right - side) * (isPhone ? 0.36 : 0.27))
  const linesOf = ([label, value]: Row, valueWidth: number) => ({
    labels: wrap(label, labelWidth, text => widthOf('sans', text, size)),
    values: wrap(value, valueWidth, text => widthOf('bold', text, size)),
  })
  const middleX = side + (right - side) / 2
  /** Two short rows share a line where the whole width is free. */
  const isShort = (row: Row) => {
    const { labels, values } = linesOf(row, middleX - side - labelWidth - size * 2)
    return labels.length === 1 && values.length === 1
  }
  const linesIn = ({ labels, values }: ReturnType<typeof linesOf>) => Math.max(labels.length, values.length)
  const heightOfRow = (row: ReturnType<typeof linesOf>) => linesIn(row) * lineHeight + size * 0.18
  const linesThatFit = () => Math.floor((lowest - y - size * 0.18) / lineHeight)
  /** Writes the lines at `y` and returns their height on the page where they end. */
  const writeLines = ({ labels, values }: ReturnType<typeof linesOf>, x: number): number => {
    const count = linesIn({ labels, values })
    // A row stays whole, unless it takes half a page: then it goes on overleaf.
    const isLong = count * lineHeight > (lowest - top) / 2
    if (count > linesThatFit() && (!isLong || linesThatFit() < 3)) newPage()
    const fits = linesThatFit()
    const baseline = (line: number) => y + lineHeight * (line + 0.74)
    for (const [line, text] of labels.slice(0, fits).entries())
      write('sans', text, { x, baseline: baseline(line), size, colour: design.colour.label })
    for (const [line, text] of values.slice(0, fits).entries())
      write('bold', text, { x: x + labelWidth + size, baseline: baseline(line), size, colour: design.colour.value })
    if (count <= fits) return heightOfRow({ labels, values })
    y += fits * lineHeight
    newPage()
    return writeLines({ labels: labels.slice(fits), values: values.slice(fits) }, x)
  }
  const writeRow = (row: Row, x: number, edge: number): number =>
    writeLines(linesOf(row, edge - x - labelWidth - size), x)

  const sharesLine = (row: Row, next: Row | undefined): next is Row =>
    next !== undefined && !isPhone && isShort(row) && isShort(next)
  /** The height of the rows where the whole width is free. */
  const heightOfRows = (rows: readonly Row[]): number => {
    const [row, next] = rows
    if (!row) return 0
    const height = heightOfRow(linesOf(row, right - side - labelWidth - size))
    return height + heightOfRows(rows.slice(sharesLine(row, next) ? 2 : 1))
  }

  for (const section of biodata.sections) {
    const titleSize = size * 1.32
    // A section stays whole where it can, and a heading never stands alone at the foot of a page.
    const sectionHeight = titleSize * 2.4 + heightOfRows(section.rows)
    const isWellFilled = y > lowest * 0.45
    const needed = isWellFilled ? sectionHeight : titleSize * 2.4 + lineHeight * 2
    if (y + needed > lowest) newPage()
    y += size * 0.55
    drawTitle(section.title, titleSize)
    for (let index = 0; index < section.rows.length; index++) {
      const [row, next] = [section.rows[index], section.rows[index + 1]]
      if (!row) continue
      const edge = besidePhoto()
      const isShared = edge === right && sharesLine(row, next)
      // The height comes first: a row may begin a page, and `y` with it.
      const height = writeRow(row, side, isShared ? middleX : edge)
      if (isShared) {
        writeRow(next, middleX, right)
        index++
      }
      y += height
    }
  }

  if (biodata.kundalis) {
    const { title, drawings } = biodata.kundalis
    const titleSize = size * 1.32
    const gap = size * 2
    const boxWidth = Math.min((right - side - gap) / 2, isPhone ? 160 : 170 * Math.max(scale, 0.8))
    if (y + titleSize * 2.4 + boxWidth + lineHeight * 1.4 > lowest || y < photoBottom) newPage()
    y += size * 0.55
    drawTitle(title, titleSize)
    for (const [at, drawing] of drawings.entries()) {
      const middle = width / 2 + (at === 0 ? -1 : 1) * ((boxWidth + gap) / 2)
      draw(...kundaliMarks(drawing.drawn, { x: middle - boxWidth / 2, y, width: boxWidth }, biodata.language))
      const baseline = y + boxWidth + lineHeight
      writeMiddle('sans', drawing.title, { baseline, size, colour: design.colour.label }, middle)
    }
    y += boxWidth + lineHeight * 1.4
  }

  function drawTitle(title: string, titleSize: number) {
    const edge = besidePhoto()
    const titleWidth = widthOf('serif', title, titleSize)
    const middle = (side + edge) / 2
    const x = design.title === 'middle' ? middle - titleWidth / 2 : side
    const baseline = y + titleSize * 1.1
    const rule = (x1: number, x2: number, at: number) =>
      draw({ kind: 'line', x1, y1: at, x2, y2: at, stroke: { colour: design.colour.rule, width: 1 } })
    write('serif', title, { x, baseline, size: titleSize, colour: design.colour.title })
    if (design.title === 'middle') {
      const gap = size * 2
      const at = baseline - titleSize * 0.32
      rule(side, x - gap, at)
      rule(x + titleWidth + gap, edge, at)
      for (const lotusMiddle of [x - gap / 2, x + titleWidth + gap / 2])
        draw(...lotus({ middle: lotusMiddle, y: at - size * 0.42, width: size * 1.1 }, design.colour.rule))
    } else rule(side, edge, baseline + titleSize * 0.42)
    y += titleSize * (isTight ? 1.85 : 2.05)
  }

  endPage()
  return pages.map((marks, index) => {
    const height = isPhone ? (filledTo[index] ?? lowest) + bottom + footSize * 2.2 : sheet.height
    const page = { width, height }
    const pageNumber = pages.length > 1 ? ` · ${index + 1}/${pages.length}` : ''
    const foot = biodata.foot + pageNumber
    const footAt = {
      x: (width - widthOf('sans', foot, footSize)) / 2,
      baseline: height - bottom + footSize * 0.4,
      size: footSize,
      colour: design.colour.label,
    }
    const ground: Mark = { kind: 'box', x: 0, y: 0, ...page, fill: design.paper }
    return {
      ...page,
      marks: [ground, ...design.ground(page), ...marks, { kind: 'text', runs: runsOf('sans', foot), ...footAt }],
    }
  })
}

/** As wide as the widest label of all sections, up to a bound, so that all values stand below each other. */
const labelColumn = ({ sections }: PrintedBiodata, size: number, widest: number) =>
  Math.min(widest, Math.max(...sections.flatMap(({ rows }) => rows.map(([label]) => widthOf('sans', label, size)))))

/** A long name gets smaller letters before it is broken over two lines. */
function fittingSize(text: string, width: number, largest: number, smallest: number): number {
  const needed = (largest * width) / Math.max(1, widthOf('serif', text, largest))
  return Math.max(smallest, Math.min(largest, needed))
}

function photoBox(
  photo: PrintedPhoto,
  { isPhone, isTight }: { isPhone: boolean; isTight: boolean },
): { width: number; height: number } {
  const most = isPhone ? { width: 230, height: 300 } : { width: 138, height: 178 }
  const scale = Math.min(most.width / photo.width, most.height / photo.height) * (isTight ? 0.8 : 1)
  return { width: photo.width * scale, height: photo.height * scale }
}

/** The arch of a wada's door, in which the site shows its portraits. */
function archPath(x: number, y: number, width: number, height: number): string {
  const rise = Math.min(width / 2, height * 0.16)
  const at = (dx: number, dy: number) => `${(x + dx).toFixed(2)} ${(y + dy).toFixed(2)}`
  return [
    `M${at(0, height)}`,
    `L${at(0, rise)}`,
    `C${at(0, rise * 0.35)} ${at(width * 0.22, rise * 0.3)} ${at(width / 2, 0)}`,
    `C${at(width * 0.78, rise * 0.3)} ${at(width, rise * 0.35)} ${at(width, rise)}`,
    `L${at(width, height)}`,
    'Z',
  ].join(' ')
}
