import type { RandomStream } from '#server/demo/random.ts'
import type { Tongue } from './labels.ts'

const devanagari = (text: string) => text.replace(/\d/g, digit => '०१२३४५६७८९'[Number(digit)] ?? digit)
/** Most families that write Marathi type Devanagari digits; the others do not mind. */
export const inDigits = (random: RandomStream, tongue: Tongue, text: string) =>
  tongue === 'mr' && random.happens(0.65) ? devanagari(text) : text

const monthsOf = {
  mr: 'जानेवारी फेब्रुवारी मार्च एप्रिल मे जून जुलै ऑगस्ट सप्टेंबर ऑक्टोबर नोव्हेंबर डिसेंबर'.split(' '),
  en: 'January February March April May June July August September October November December'.split(' '),
  roman: 'Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec'.split(' '),
} as const

export function writtenDay(random: RandomStream, tongue: Tongue, day: string): string {
  const [year = '', month = '', date = ''] = day.split('-')
  const named = monthsOf[tongue][Number(month) - 1] ?? ''
  const ways = [
    `${date}/${month}/${year}`,
    `${date}-${month}-${year}`,
    `${date}.${month}.${year}`,
    `${Number(date)}/${Number(month)}/${year}`,
    `${Number(date)} ${named} ${year}`,
    ...(tongue === 'mr' ? [] : [`${Number(date)}-${named.slice(0, 3)}-${year}`, `${named} ${Number(date)}, ${year}`]),
  ]
  return inDigits(random, tongue, random.pick(ways))
}

const partsOfDay = [
  [3, 'रात्री', 'ratri'],
  [6, 'पहाटे', 'pahate'],
  [12, 'सकाळी', 'sakali'],
  [16, 'दुपारी', 'dupari'],
  [20, 'संध्याकाळी', 'sandhyakali'],
  [24, 'रात्री', 'ratri'],
] as const

export function writtenTime(random: RandomStream, tongue: Tongue, time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const clock = `${hour % 12 || 12}${random.pick([':', '.'])}${String(minute).padStart(2, '0')}`
  if (tongue === 'en') return `${clock} ${hour < 12 ? random.pick(['AM', 'am']) : random.pick(['PM', 'p.m.'])}`
  const [, marathi = '', roman = ''] = partsOfDay.find(([until]) => hour < until) ?? []
  return tongue === 'mr'
    ? inDigits(random, tongue, `${marathi} ${clock}${random.happens(0.4) ? ' वा.' : ''}`)
    : `${roman} ${clock}`
}

export function writtenHeight(random: RandomStream, tongue: Tongue, cm: number): string {
  const inches = Math.round(cm / 2.54)
  const [feet, rest] = [Math.floor(inches / 12), inches % 12]
  const ways = {
    mr: [`${feet} फूट ${rest} इंच`, `${feet}'${rest}"`, `${feet} फुट ${rest} इंच`],
    en: [`${feet}'${rest}"`, `${feet} ft ${rest} in`, `${feet} feet ${rest} inches`, `${feet}.${rest}`, `${cm} cm`],
    roman: [`${feet} fut ${rest} inch`, `${feet}'${rest}`, `${feet} foot ${rest} inch`],
  }
  return inDigits(random, tongue, random.pick(ways[tongue]))
}

/** What is written, and what it says: lakhs are rounded. */
export function writtenIncome(random: RandomStream, tongue: Tongue, rupees: number): [text: string, said: number] {
  const lakh = Number((rupees / 100_000).toFixed(1))
  const monthly = Math.round(rupees / 12 / 1_000)
  const ways: [string, number][] = [
    [
      tongue === 'mr' ? `${lakh} लाख` : random.pick([`${lakh} lakh`, `${lakh} LPA`, `Rs. ${lakh} Lakhs p.a.`]),
      Math.round(lakh * 100_000),
    ],
    [`${rupees.toLocaleString('en-IN')}/-`, rupees],
    [tongue === 'mr' ? `${monthly} हजार दरमहा` : `${monthly * 1_000} per month`, monthly * 12_000],
  ]
  const [text, said] = random.pick(ways)
  return [inDigits(random, tongue, text), said]
}
