import { type Day, isRealDay } from '../calendar.ts'
import { dayMs } from '../durations.ts'
import { heightsCm } from '../limits.ts'
import { plainDigits } from '../words/digits.ts'

/** Readers of the ways in which registers write values. Each returns null for what it does not understand: nothing is guessed. */

const tidy = (text: string): string =>
  plainDigits(text)
    .normalize('NFC')
    .replace(/[’‘′`]/g, "'")
    .replace(/[”“″]|''/g, '"')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()

/** The nearest height of the list, at most half a step away. */
function listedHeight(cm: number): number | null {
  const nearest = heightsCm.reduce((best, one) => (Math.abs(one - cm) < Math.abs(best - cm) ? one : best))
  return Math.abs(nearest - cm) <= 2 ? nearest : null
}

const feetAndInches =
  /^(\d)\s*(?:'|ft\.?|feet|foot|फूट|फुट)\s*(?:(\d{1,2}(?:\.\d+)?)\s*(?:"|'|in\.?|inch(?:es)?\.?|इंच)?)?$/
/** 5.4 is five feet and four inches: nobody writes tenths of a foot. */
const feetWithADot = /^([4-7])[.,](\d{1,2})$/
const centimetres = /^([12]\d\d(?:\.\d+)?)\s*(?:cms?\.?|सेमी|से\.? ?मी\.?)?$/
const metres = /^([12][.,]\d{2})\s*(?:m\.?|meters?|metres?|मी\.?|मीटर)$/

/** Centimetres as the list of heights has them: 5'4", 5 ft 4, 163, ५'४", 5.4. */
export function heightOf(text: string): number | null {
  const tidied = tidy(text)
  const feet = feetAndInches.exec(tidied) ?? feetWithADot.exec(tidied)
  if (feet) {
    const inches = Number(feet[2] ?? 0)
    return inches < 12 ? listedHeight((Number(feet[1]) * 12 + inches) * 2.54) : null
  }
  const cm = centimetres.exec(tidied)
  if (cm) return listedHeight(Number(cm[1]))
  const m = metres.exec(tidied)
  return m ? listedHeight(Number(m[1]?.replace(',', '.')) * 100) : null
}

const unitsOfIncome: readonly [RegExp, number][] = [
  [/^(?:lakhs?|lacs?|lpa|l|लाख|लाखा|लक्ष|एलपीए)$/, 100_000],
  [/^(?:crores?|cr|कोटी)$/, 10_000_000],
  [/^(?:thousand|k|हजार)$/, 1_000],
]
const aMonth = /(?:per month|p\.? ?m\.?|monthly|a month|\/ ?month|दरमहा|महिना|मासिक)/
const aroundIncome = /₹|\brs\.?|\binr\b|रु\.?|रुपये|\/-|per annum|\bp\.? ?a\.?$|annual(?:ly)?|yearly|per year|वार्षिक/g
/** A bare number below this is in lakh: nobody writes down a year's income of a few rupees. */
const leastRupees = 200

/** Rupees a year: 6.5 LPA, 6.5 lakh, 650000, ६.५ लाख, 6,50,000/-, 45000 per month. */
export function incomeOf(text: string): number | null {
  const tidied = tidy(text)
  const months = aMonth.test(tidied) ? 12 : 1
  const match = /^([\d.,]+) ?([\p{L}\p{M}.]*)$/u.exec(
    tidied.replace(aMonth, '').replace(aroundIncome, ' ').replace(/\s+/g, ' ').trim(),
  )
  if (!match) return null
  const number = Number(match[1]?.replaceAll(',', ''))
  if (!Number.isFinite(number)) return null
  const told = match[2]?.replaceAll('.', '') ?? ''
  const unit = unitsOfIncome.find(([word]) => word.test(told))?.[1]
  if (!unit && told) return null
  return Math.round(number * (unit ?? (number < leastRupees && months === 1 ? 100_000 : 1)) * months)
}

const months: readonly RegExp[] = [
  /^(?:jan(?:uary)?|जाने(?:वारी)?)$/,
  /^(?:feb(?:ruary)?|फेब्रु?(?:वारी)?)$/,
  /^(?:mar(?:ch)?|मार्च)$/,
  /^(?:apr(?:il)?|एप्रिल)$/,
  /^(?:may|मे)$/,
  /^(?:june?|जून)$/,
  /^(?:july?|जुलै|जुलाई)$/,
  /^(?:aug(?:ust)?|ऑगस्ट|आॅगस्ट)$/,
  /^(?:sept?(?:ember)?|सप्टें?(?:बर)?)$/,
  /^(?:oct(?:ober)?|ऑक्टो(?:बर)?|आॅक्टोबर)$/,
  /^(?:nov(?:ember)?|नोव्हें?(?:बर)?)$/,
  /^(?:dec(?:ember)?|डिसें?(?:बर)?)$/,
]
const monthOf = (word: string): number => months.findIndex(name => name.test(word)) + 1

/** Two digits of a year are read so that the person is old enough to marry. */
const yearOf = (digits: string): number =>
  digits.length > 2 ? Number(digits) : Number(digits) + (Number(digits) <= 15 ? 2000 : 1900)

function realDay(year: number, month: number, day: number): Day | null {
  const written = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  return isRealDay(written) ? written : null
}

/** Excel counts days, and takes 1900 for a leap year. */
export const dayOfSheet = (serial: number): Day =>
  new Date(Date.UTC(1899, 11, 30) + Math.floor(serial) * dayMs).toISOString().slice(0, 10)

/** 1997-03-09, 9/3/1997, 9-Mar-97, ९ मार्च १९९७, March 9, 1997, and the number of a sheet. The day stands before the month. */
export function dayOf(text: string): Day | null {
  const tidied = tidy(text).replace(/[t ]\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?z?$/, '')
  const written = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(tidied)
  if (written) return realDay(Number(written[1]), Number(written[2]), Number(written[3]))
  const dayFirst = /^(\d{1,2}) ?[-/.] ?(\d{1,2}) ?[-/.] ?(\d{4}|\d{2})$/.exec(tidied)
  if (dayFirst) return realDay(yearOf(dayFirst[3] ?? ''), Number(dayFirst[2]), Number(dayFirst[1]))
  const named = /^(\d{1,2})(?:st|nd|rd|th)?[ \-/.,]*([\p{L}\p{M}]+)[ \-/.,]*(\d{4}|\d{2})$/u.exec(tidied)
  if (named) return realDay(yearOf(named[3] ?? ''), monthOf(named[2] ?? ''), Number(named[1]))
  const monthFirst = /^([\p{L}\p{M}]+)[ .]*(\d{1,2})(?:st|nd|rd|th)?[ ,]+(\d{4})$/u.exec(tidied)
  if (monthFirst) return realDay(Number(monthFirst[3]), monthOf(monthFirst[1] ?? ''), Number(monthFirst[2]))
  const serial = /^(\d{5})(?:\.\d+)?$/.exec(tidied)
  return serial ? dayOfSheet(Number(serial[1])) : null
}

/** Hours that are added to those before twelve, by the word for the part of the day. */
const partsOfDay: readonly [RegExp, 'am' | 'pm'][] = [
  [/(?:a\.? ?m\.?|morning|सकाळी|सकाळ|पहाटे|स\.)/, 'am'],
  [/(?:p\.? ?m\.?|evening|afternoon|दुपारी|दुपार|सायंकाळी|संध्याकाळी|सायं\.?|रात्री|रात्र|दु\.)/, 'pm'],
]

/** HH:mm:ss of 14:30, 2.30 PM, दुपारी २:३०, and the part of a day that a sheet counts. */
export function timeOf(text: string): string | null {
  const tidied = tidy(text)
  const part = /^0?\.\d+$/.test(tidied) ? Number(tidied) : null
  if (part !== null) return new Date(Math.round(part * 86_400) * 1_000).toISOString().slice(11, 19)
  const half = partsOfDay.find(([word]) => word.test(tidied))?.[1]
  const rest = partsOfDay.reduce((left, [word]) => left.replace(word, ' '), tidied)
  const match = /^(\d{1,2})(?: ?[:.] ?(\d{2}))?(?::(\d{2}))?$/.exec(rest.replace(/वा(?:जता)?\.?|hrs?\.?/, ' ').trim())
  if (!match || (!half && match[2] === undefined)) return null
  const hour = Number(match[1])
  // Past nine in the evening, a register says night; twelve at night begins the day.
  const isNight = /रात्र/.test(tidied) && (hour === 12 || hour < 5)
  const hours = half === undefined ? hour : (hour % 12) + (half === 'pm' && !isNight ? 12 : 0)
  const [minutes, seconds] = [Number(match[2] ?? 0), Number(match[3] ?? 0)]
  if (hours > 23 || minutes > 59 || seconds > 59 || (half !== undefined && hour > 12)) return null
  return [hours, minutes, seconds].map(one => String(one).padStart(2, '0')).join(':')
}

export interface NameParts {
  first: string
  middle: string
  last: string
}

/** A whole name in its parts. What stands between the first and the last word is the father's name. */
export function nameParts(text: string, isSurnameFirst: boolean): NameParts {
  const words = text
    .replace(/^(?:(?:mr|mrs|ms|miss|dr|adv|ku|kum|chi|कु|चि|श्री|सौ|डॉ|ॲड)\.?\s+|(?:कु|चि|डॉ|ॲड)\.)+/iu, '')
    .trim()
    .split(/\s+/)
  const [one = '', two = ''] = words
  if (words.length < 2) return { first: one, middle: '', last: '' }
  if (isSurnameFirst) return { first: two, middle: words.slice(2).join(' '), last: one }
  return { first: one, middle: words.slice(1, -1).join(' '), last: words.at(-1) ?? '' }
}

/** The key that two spellings of one entry share: letters and digits, without case, spaces and dots. */
export const entryKey = (text: string): string => tidy(text).replace(/[^\p{L}\p{M}\p{N}+-]/gu, '')

/** An entry of a list with every name that it is known by. */
export interface NamedEntry {
  id: string
  names: readonly string[]
}

/** Finds the entry with exactly this name. Null if none or several have it. */
export function entryNamed(text: string, entries: readonly NamedEntry[]): NamedEntry | null {
  const key = entryKey(text)
  const matching = key === '' ? [] : entries.filter(({ names }) => names.some(name => entryKey(name) === key))
  return matching.length === 1 ? (matching[0] ?? null) : null
}

function distance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  let before = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let row = 1; row <= one.length; row++) {
    const next = [row]
    for (let at = 1; at <= other.length; at++)
      next.push(
        Math.min(
          (before[at] ?? 0) + 1,
          (next[at - 1] ?? 0) + 1,
          (before[at - 1] ?? 0) + (one[row - 1] === other[at - 1] ? 0 : 1),
        ),
      )
    before = next
  }
  return before[other.length] ?? most + 1
}

/** The entry that was probably meant, for somebody to confirm: the same name, one that begins so, or one with a typing mistake. */
export function suggestEntry(text: string, entries: readonly NamedEntry[]): NamedEntry | null {
  const exact = entryNamed(text, entries)
  if (exact) return exact
  const key = entryKey(text)
  if (key.length < 3) return null
  const slips = key.length >= 7 ? 2 : 1
  const near = (does: (name: string) => boolean) => {
    const matching = entries.filter(({ names }) => names.some(name => does(entryKey(name))))
    return matching.length === 1 ? (matching[0] ?? null) : null
  }
  return (
    near(name => name.length >= 3 && (name.startsWith(key) || key.startsWith(name))) ??
    near(name => name.length >= 4 && distance(name, key, slips) <= slips)
  )
}
