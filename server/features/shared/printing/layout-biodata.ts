import type { PrintedBiodata } from '#contract/families/printed-biodata.ts'
import type { Design } from './draw/designs.ts'
import { writeHead } from './draw/head.ts'
import type { Page } from './draw/marks.ts'
import { openPen, type Sheet, type Typesetting } from './draw/pen.ts'
import type { PrintedPhoto } from './draw/photo-frame.ts'
import { writeKundalis, writeSections } from './draw/sections.ts'

/** A4 in points. */
const a4 = { width: 595.28, height: 841.89 }
/** The picture for a phone: 1080 pixels wide and at most 2400 high, since WhatsApp makes a higher one too small to read. */
const phone = { width: 400, height: (400 * 2400) / 1080 }

const airy = (...scales: number[]): Typesetting[] => scales.map(scale => ({ scale, isTight: false }))
const tight = (...scales: number[]): Typesetting[] => scales.map(scale => ({ scale, isTight: true }))

// Letters are as large as one page allows. A family that wrote much gets a second page before letters become small.
const onOnePage = [...airy(1.18, 1.1, 1.04, 1, 0.96, 0.92), ...tight(1, 0.96, 0.92, 0.88, 0.84, 0.8)]
const onTwoPages = airy(1.18, 1.1, 1, 0.92, 0.84, 0.76, 0.68)
const onOnePicture = [...airy(1.12, 1.04), ...tight(1.04, 1)]
const onPictures = [...airy(1.12, 1.04), ...tight(1.04, 1, 0.96, 0.9)]

export function layoutPages(biodata: PrintedBiodata, design: Design, photo: PrintedPhoto | null): Page[] {
  const attempt = (typesetting: Typesetting) => draw(biodata, design, photo, { ...typesetting, ...a4, isPhone: false })
  return firstWithin(1, onOnePage, attempt) ?? firstWithin(2, onTwoPages, attempt) ?? attempt(last(onTwoPages))
}

/** One picture or two, each as high as its words need. A family that filled every field gets as many as it takes. */
export function layoutPictures(biodata: PrintedBiodata, design: Design, photo: PrintedPhoto | null): Page[] {
  const attempt = (typesetting: Typesetting) =>
    draw(biodata, design, photo, { ...typesetting, ...phone, isPhone: true })
  return firstWithin(1, onOnePicture, attempt) ?? firstWithin(2, onPictures, attempt) ?? attempt(last(onPictures))
}

function firstWithin(
  count: number,
  typesettings: readonly Typesetting[],
  attempt: (typesetting: Typesetting) => Page[],
) {
  for (const typesetting of typesettings) {
    const pages = attempt(typesetting)
    if (pages.length <= count) return pages
  }
  return null
}
const last = (typesettings: readonly Typesetting[]): Typesetting => typesettings.at(-1) ?? { scale: 1, isTight: false }

function draw(biodata: PrintedBiodata, design: Design, photo: PrintedPhoto | null, sheet: Sheet): Page[] {
  const pen = openPen(design, sheet, biodata.language)
  writeHead(pen, biodata, photo)
  writeSections(pen, biodata.sections)
  if (biodata.kundalis) writeKundalis(pen, biodata.kundalis, biodata.language)
  return pen.finish(biodata.foot)
}
