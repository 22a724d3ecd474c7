import { formatDay } from '#domain/format/date.ts'
import { formatPaise } from '#domain/format/fee.ts'
import { colours } from './draw/colours.ts'
import { type FontFace, runsOf, widthOf } from './draw/fonts.ts'
import type { Mark, Page } from './draw/marks.ts'
import { goldRule } from './draw/ornaments.ts'
import { wrap } from './draw/wrap.ts'
import type { Paper } from './paper.ts'
import { methodWords, paperWords } from './words.ts'

const a4 = { width: 595.28, height: 841.89 }
const margin = 56
const size = 11
const lineHeight = 17
const labelWidth = 150

/** Everything fits one page: the longest texts are those of an address and a reason. */
export function layoutPaper({ kind, number, issuedOn, content, contact }: Paper): Page {
  const { language, tax, item, buyer, seller, payment, takesBack } = content
  const t = paperWords(language)
  const day = (value: string) => formatDay(value, language)
  const right = a4.width - margin
  const marks: Mark[] = []
  let y = margin

  const write = (face: FontFace, text: string, at: { x: number; size?: number; colour?: string }) =>
    marks.push({ kind: 'text', runs: runsOf(face, text), baseline: y, size, colour: colours.ink, ...at })
  const writeRight = (face: FontFace, text: string, textSize = size) =>
    write(face, text, { x: right - widthOf(face, text, textSize), size: textSize })
  const lines = (face: FontFace, text: string, x: number) => {
    for (const line of wrap(text, right - x, one => widthOf(face, one, size))) {
      write(face, line, { x })
      y += lineHeight
    }
  }
  const rule = () => {
    marks.push(goldRule(margin, right, y, 0.8))
    y += lineHeight * 1.4
  }
  const row = (label: string, value: string) => {
    if (!value) return
    write('sans', label, { x: margin, colour: colours.inkFaint })
    lines('bold', value, margin + labelWidth)
  }
  const amount = (label: string, paise: number, face: FontFace = 'sans') => {
    write(face, label, { x: margin })
    writeRight(face, formatPaise(paise, language))
    y += lineHeight
  }

  if (content.isDemo) {
    y += 6
    write('bold', t.demo, { x: margin, size: 15, colour: colours.kumkum })
    y += lineHeight * 1.6
  }
  y += 8
  write('serif', seller.name, { x: margin, size: 22, colour: colours.kumkumDeep })
  y += lineHeight * 1.5
  if (seller.address) lines('sans', seller.address, margin)
  if (contact) lines('sans', contact, margin)
  if (seller.gstin) row(t.gstin, seller.gstin)
  y += lineHeight * 0.3
  rule()
  write('serif', t[kind], { x: margin, size: 18 })
  y += lineHeight * 1.7
  row(t.number, number)
  row(t.date, day(issuedOn))
  if (takesBack) {
    const takes = takesBack.isPart ? t.takesBackPart : t.takesBack
    lines('sans', takes(takesBack.number, day(takesBack.issuedOn)), margin)
    row(t.reason, takesBack.reason)
  }
  y += lineHeight * 0.5
  row(takesBack ? t.givenBackTo : t.receivedFrom, buyer.name)
  row('', buyer.address)
  row(t.registrationNo, buyer.registrationNo)
  if (tax) row(t.placeOfSupply, `${tax.placeOfSupply.name} (${tax.placeOfSupply.code})`)
  y += lineHeight * 0.3
  rule()

  lines('bold', t.item(item.plan), margin)
  lines('sans', `${t.days(item.days, day(item.from), day(item.to))} · ${t.views(item.views)}`, margin)
  if (item.sac) row(t.sac, item.sac)
  y += lineHeight * 0.5
  if (tax) {
    amount(t.taxable, tax.taxablePaise)
    if (tax.igstPaise > 0) amount(t.igst(tax.ratePercent), tax.igstPaise)
    else {
      amount(t.cgst(tax.ratePercent / 2), tax.cgstPaise)
      amount(t.sgst(tax.ratePercent / 2), tax.sgstPaise)
    }
  }
  amount(t.total, content.totalPaise, 'bold')
  rule()
  row(t.paidBy, methodWords(language)[payment.method] ?? payment.method)
  row(t.paymentId, payment.id)
  row(t.paidOn, day(payment.paidOn))
  y = a4.height - margin
  write('sans', t.noSignature, { x: margin, size: 9.5, colour: colours.inkFaint })
  return { ...a4, marks }
}
