import { type Labels, labelsOfLine } from './labels.ts'
import { noWidth } from './plain-text.ts'

interface Text {
  raw: string
  plain: string
}

/** Who forwarded it and when, before the first line of a message. */
const sender = /^(?:\[?\d{1,2}[/.]\d{1,2}[/.]\d{2,4},? {0,2}\d{1,2}:\d{2}[^\]\n-]{0,8}(?:\]| -) {0,2})[^:\n]{1,40}: ?/
const ofPage = /^(?:page|पान|पृष्ठ) ?\d|^-{3,}|^\d{1,2}$/
/** A value that goes on below: a comma at its end, an open bracket, an "and". */
const goesOn = /[,&(]\s*$|\([^()\n]*$|(?:\s(?:and|व|आणि))\s*$/
const brokenWord = /\p{L}\p{M}*-$/u
const fewestBreaks = 5

/**
 * A text as its family wrote it, before a PDF broke its lines or a chat put a sender before them. No letter moves: a break becomes
 * a space, and a broken word loses its hyphen.
 */
export function straightened<K>({ raw, plain }: Text, labels: Labels<K>): Text {
  const letters = [...raw.split('')]
  const plainLetters = [...plain.split('')]
  const put = (at: number, letter: string) => {
    letters[at] = letter
    plainLetters[at] = letter
  }
  const lines = [...plain.matchAll(/[^\n]*(?:\n|$)/g)].flatMap(({ 0: whole, index }) => {
    const line = whole.replace(/\n$/, '')
    const sent = sender.exec(line)
    for (let at = 0; at < (sent?.[0].length ?? 0); at++) put(index + at, ' ')
    const trimmed = line.slice(sent?.[0].length ?? 0).trim()
    const found = trimmed.length > 200 ? null : labelsOfLine(line.slice(sent?.[0].length ?? 0), labels)
    const isPlain = found?.length === 0 && trimmed !== '' && !ofPage.test(trimmed)
    return [{ start: index, end: index + line.length, trimmed, isPlain, found }]
  })
  /** Whether a line may be the rest of the one above it. */
  const mayFollow = lines.map(({ trimmed, isPlain }, nth) => {
    const above = lines[nth - 1]
    return isPlain && above !== undefined && above.trimmed !== '' && !ofPage.test(above.trimmed) && trimmed.length < 60
  })
  const isBreak = lines.map(({ trimmed }, nth) => {
    const above = lines[nth - 1]
    return (
      mayFollow[nth] === true &&
      (/^[:=]/.test(trimmed) ||
        brokenWord.test(above?.trimmed ?? '') ||
        (above?.found?.some(({ isParted, valueStart }) => isParted && valueStart < above.end - above.start) ?? false))
    )
  })
  const labelled = lines.filter(({ found }) => found?.some(({ isParted }) => isParted)).length
  const breaks = isBreak.filter(Boolean).length
  const isBroken = breaks >= fewestBreaks && breaks >= labelled / 4
  lines.forEach(({ trimmed, isPlain, found }, nth) => {
    const above = lines[nth - 1]
    if (!above || trimmed === '' || above.trimmed === '') return
    const isHeading = found?.some(({ kind }) => kind === ('heading' as K)) ?? false
    const isRest =
      (isBroken && !isHeading && !ofPage.test(trimmed) && !ofPage.test(above.trimmed)) ||
      (isPlain && above.found !== null && above.found.length > 0 && goesOn.test(above.trimmed))
    if (!isRest) return
    put(above.end, ' ')
    if (brokenWord.test(above.trimmed) && /^\p{L}/u.test(trimmed)) {
      const hyphen = plain.lastIndexOf('-', above.end)
      for (let at = hyphen; at <= above.end; at++) put(at, noWidth)
    }
  })
  return { raw: letters.join(''), plain: plainLetters.join('') }
}
