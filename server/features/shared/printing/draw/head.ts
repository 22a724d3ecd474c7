import type { PrintedBiodata } from '#contract/families/printed-biodata.ts'
import { widthOf } from './fonts.ts'
import type { Pen } from './pen.ts'
import { archPath, type PrintedPhoto, photoBox } from './photo-frame.ts'
import { wrap } from './wrap.ts'

/** The invocation, the photograph, the name. */
export function writeHead(pen: Pen, biodata: PrintedBiodata, photo: PrintedPhoto | null): void {
  const { design, scale, isTight, isPhone, side, size } = pen
  const invocationSize = 17 * Math.min(scale, 1.1)
  pen.writeMiddle('serif', biodata.invocation, {
    baseline: pen.y + invocationSize,
    size: invocationSize,
    colour: design.colour.title,
  })
  pen.y += invocationSize * (isTight ? 1.7 : 2.1)

  const isMiddle = design.head === 'middle' || isPhone
  // A photograph beside the words takes no height from them.
  if (photo) drawPhoto(pen, photo, { isAbove: isPhone || (isMiddle && !isTight) })

  const nameWidth = pen.edge() - side
  const nameMiddle = side + nameWidth / 2
  const nameSize = fittingSize(biodata.name, nameWidth, 27 * scale, 18 * scale)
  for (const name of wrap(biodata.name, nameWidth, text => widthOf('serif', text, nameSize))) {
    const at = { baseline: pen.y + nameSize, size: nameSize, colour: design.colour.name }
    if (isMiddle) pen.writeMiddle('serif', name, at, nameMiddle)
    else pen.write('serif', name, { ...at, x: side })
    pen.y += nameSize * 1.35
  }
  const registration = { baseline: pen.y + size * 1.1, size: size * 0.95, colour: design.colour.label }
  if (isMiddle) pen.writeMiddle('sans', biodata.registrationNo, registration, nameMiddle)
  else pen.write('sans', biodata.registrationNo, { ...registration, x: side })
  pen.y += size * 2
}

function drawPhoto(pen: Pen, photo: PrintedPhoto, { isAbove }: { isAbove: boolean }): void {
  const { y, size, right, width } = pen
  const box = photoBox(photo, pen)
  const x = isAbove ? (width - box.width) / 2 : right - box.width
  const arch = archPath(x, y, box.width, box.height)
  pen.draw({ kind: 'photo', x, y, ...box, clip: arch, jpeg: photo.jpeg })
  pen.draw({
    kind: 'shape',
    path: arch,
    place: { x: 0, y: 0, scale: 1 },
    stroke: { colour: pen.design.colour.rule, width: 1.4 },
  })
  if (isAbove) pen.y += box.height + size
  else {
    pen.photoBottom = y + box.height + size
    pen.photoEdge = right - box.width - size * 1.4
  }
}

/** A long name gets smaller letters before it is broken over two lines. */
function fittingSize(text: string, width: number, largest: number, smallest: number): number {
  const needed = (largest * width) / Math.max(1, widthOf('serif', text, largest))
  return Math.max(smallest, Math.min(largest, needed))
}
