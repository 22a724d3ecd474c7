import { findName, type NameIndex, nameAt, nameInShort } from './names.ts'
import { type Word, wordsOf } from './words.ts'

/** A label that stands in the text, with what follows it. */
export interface FoundLabel<K> {
  kind: K
  label: string
  start: number
  end: number
  /** Where the value begins, behind colons and dashes. */
  valueStart: number
  /** Whether a colon, a dash, a cell or a wide gap parts it from the value. */
  isParted: boolean
}

export interface Labels<K> {
  index: NameIndex<K>
  /** Labels that are values where nothing follows them: Father's occupation: Business. */
  alsoValues: ReadonlySet<string>
  /** Words of names that are labels before a colon alone: जिल्हा बँक. */
  onlyMarked: ReadonlySet<string>
  /** Kinds whose values are few words that mean nothing else: they need no colon behind a first label. */
  inRunningText: ReadonlySet<K>
}

/** A translation in brackets: Name (नाव). */
const translation = /^[\s\ue000.]{0,3}[([][^)\]\n]{1,30}[)\]]/
const parting =
  /^[\s\ue000.]*(?:[:=|>][\s\ue000:=|>\-/.]*|-[\s\ue000:=>-]*)|^[\s\ue000.]*?(?:\t|[ \ue000]{2,})[\s\ue000]*|^\.?[ \ue000]*$/
const gap = /^[\s\ue000.]*/

const isMarkedBehind = (line: string, end: number): boolean =>
  /^[\s\ue000.]*[:=>]|^[\s\ue000]{0,3}-/.test(line.slice(end, end + 40))

const beforeColon = /^[^\p{L}\n]{0,6}([\p{L}\p{M}\p{N}\ue000. ]{2,24}?)[ .]*(?:[:=]|-[ :]| -)/u

/** A label in short, or with a mistake, where nothing but a label can stand: at the beginning, before a colon. */
function shortLabel<K>(line: string, words: readonly Word[], index: NameIndex<K>) {
  const written = beforeColon.exec(line)
  const [text = '', start] = [written?.[1], words[0]?.start]
  const found = start === undefined || text === '' ? null : nameInShort(text, index)
  const last = words.findLastIndex(({ end }) => end <= (written?.[0].length ?? 0))
  const end = words[last]?.end
  return found && start !== undefined && end !== undefined ? { ...found, start, end, last } : null
}

const mostLabelsOfALine = 60

/**
 * The labels of one line. A label stands at the beginning of the line or of a cell, or it is followed by a colon. Behind a
 * comma it may stand alone; in a line without any colon that names several things, anywhere. Below a label that waits for its
 * value, a word that is both is the value.
 */
export function labelsOfLine<K>(
  line: string,
  { index, alsoValues, onlyMarked, inRunningText }: Labels<K>,
  isBelowLabel = false,
): FoundLabel<K>[] {
  const words = wordsOf(line)
  const found: (FoundLabel<K> & { isMarked: boolean; isFirst: boolean; isBehindComma: boolean })[] = []
  for (let at = 0; at < words.length && found.length < mostLabelsOfALine; at++) {
    const exact = nameAt(line, words, at, index)
    const short = at > 0 || (exact && isMarkedBehind(line, exact.end)) ? null : shortLabel(line, words, index)
    const label = short && short.end > (exact?.end ?? 0) ? short : exact
    if (!label) continue
    const isLast = !/[\p{L}\p{N}]/u.test(line.slice(label.end))
    if (onlyMarked.has(label.spelling) && !isMarkedBehind(line, label.end)) continue
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
      end,
      valueStart: end + (parted ?? gap.exec(behind) ?? [''])[0].length,
      isParted: parted !== null,
      isMarked: isMarkedBehind(line, end),
      isFirst:
        (at < 3 && words.slice(0, at).every(({ key }) => /^\d{1,2}$/.test(key))) ||
        (parted !== null && /(?:[|\t]|\s{3})[\s\ue000]*$/.test(before)),
      isBehindComma: /[,;|/][\s\ue000]*$/.test(before),
    })
    at = label.last
  }
  const [first] = found
  const isList = found.length >= (first?.isFirst ? 3 : 4) && !found.some(({ isMarked }) => isMarked)
  const hasColon = first !== undefined && /[:=>|\t]/.test(line.slice(first.end, first.valueStart))
  const isTable = first !== undefined && /^[\s\ue000.]*\|/.test(line.slice(first.end))
  return found.filter(
    ({ kind, isFirst, isMarked, isParted, isBehindComma, end, valueStart, label }) =>
      isFirst ||
      isList ||
      // Where colons part the labels from their values, a dash stands within a value: family business - showroom.
      (isMarked && (!hasColon || isBehindComma || /[:=>]/.test(line.slice(end, valueStart)))) ||
      (first?.isFirst && inRunningText.has(kind)) ||
      (isBehindComma && (isParted || !isTable) && valueStart < line.length && !alsoValues.has(label)),
  )
}

const atTheEnd = /^(.*\S)[\s\ue000]*(?:\(([^()\n]{2,40})\)|[-:=|>][\s\ue000]*([^-:=|>\n]{2,40}))[\s\ue000.]*$/

/** The label that a line ends with, as in "14/8/1998 (date of birth)" and "दहावी - शिक्षण". */
export function labelAtEnd<K>(line: string, { index }: Labels<K>) {
  const match = line.length > 300 ? null : atTheEnd.exec(line)
  const text = match?.[2] ?? match?.[3] ?? ''
  const label = match && nameAt(text, wordsOf(text), 0, index)
  return match && label && !/[\p{L}\p{N}]/u.test(text.slice(label.end))
    ? { kind: label.value, label: label.spelling, valueEnd: (match[1] ?? '').length }
    : null
}
