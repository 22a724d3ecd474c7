import { findName, type NameIndex, nameAt } from './names.ts'
import { wordsOf } from './words.ts'

/** A label that stands in the text, with what follows it. */
export interface FoundLabel<K> {
  kind: K
  label: string
  start: number
  /** Where the value begins, behind colons and dashes. */
  valueStart: number
  /** Whether a colon, a dash, a cell or a wide gap parts it from the value. */
  isParted: boolean
}

export interface Labels<K> {
  index: NameIndex<K>
  /** Labels that are values where nothing follows them: Father's occupation: Business. */
  alsoValues: ReadonlySet<string>
}

/** A translation in brackets: Name (नाव). */
const translation = /^[\s\ue000.]{0,3}[([][^)\]\n]{1,30}[)\]]/
const parting =
  /^[\s\ue000.]*(?:[:=|>][\s\ue000:=|>\-/.]*|-[\s\ue000:=>-]*)|^[\s\ue000.]*?(?:\t|[ \ue000]{2,})[\s\ue000]*|^\.?[ \ue000]*$/
const gap = /^[\s\ue000.]*/

const mostLabelsOfALine = 60

/**
 * The labels of one line. A label stands at the beginning of the line or of a cell, or it is followed by a colon. Behind a
 * comma it may stand alone; in a line without any colon that names several things, anywhere. Below a label that waits for its
 * value, a word that is both is the value.
 */
export function labelsOfLine<K>(line: string, { index, alsoValues }: Labels<K>, isBelowLabel = false): FoundLabel<K>[] {
  const words = wordsOf(line)
  const found: (FoundLabel<K> & { isMarked: boolean; isFirst: boolean; isBehindComma: boolean })[] = []
  for (let at = 0; at < words.length && found.length < mostLabelsOfALine; at++) {
    const label = nameAt(line, words, at, index)
    if (!label) continue
    const isLast = !/[\p{L}\p{N}]/u.test(line.slice(label.end))
    if (alsoValues.has(label.spelling) && isLast && (at > 0 || isBelowLabel)) continue
    const rest = line.slice(label.end, label.end + 80)
    const translated = translation.exec(rest)
    const isTranslated =
      translated !== null && (parting.test(rest.slice(translated[0].length)) || findName(translated[0], index) !== null)
    const end = label.end + (isTranslated ? translated[0].length : 0)
    const behind = line.slice(end, end + 40)
    const parted = parting.exec(behind)
    const before = line.slice(Math.max(0, label.start - 12), label.start)
    found.push({
      kind: label.value,
      label: label.spelling,
      start: label.start,
      valueStart: end + (parted ?? gap.exec(behind) ?? [''])[0].length,
      isParted: parted !== null,
      isMarked: /^[\s\ue000.]*[:=>]|^[\s\ue000]?-/.test(behind),
      isFirst:
        (at < 3 && words.slice(0, at).every(({ key }) => /^\d{1,2}$/.test(key))) ||
        /(?:[|\t]|\s{3})[\s\ue000]*$/.test(before),
      isBehindComma: /[,;|/][\s\ue000]*$/.test(before),
    })
    at = label.last
  }
  const isList = found.length >= 4 && !found.some(({ isMarked }) => isMarked)
  return found.filter(
    ({ isFirst, isMarked, isBehindComma, valueStart, label }) =>
      isFirst || isMarked || isList || (isBehindComma && valueStart < line.length && !alsoValues.has(label)),
  )
}
