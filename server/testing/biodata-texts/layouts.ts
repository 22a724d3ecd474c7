import type { LabelName, Tongue } from './labels.ts'

export interface Line {
  name: LabelName
  label: string
  text: string
}
type Shape = (lines: readonly Line[]) => string

const byLine =
  (write: (line: Line, nth: number) => string): Shape =>
  lines =>
    lines.map(write).join('\n')
const emoji: Partial<Record<LabelName, string>> = {
  bride: '👩',
  groom: '👨',
  born: '🎂',
  time: '⏰',
  height: '📏',
  education: '🎓',
  occupation: '💼',
  income: '💰',
  mobile: '📞',
}
const devanagari = (nth: number) => String(nth).replace(/\d/g, digit => '०१२३४५६७८९'[Number(digit)] ?? '')

const shapes: readonly Shape[] = [
  byLine(({ label, text }) => `${label}: ${text}`),
  byLine(({ label, text }) => `${label} : ${text}`),
  byLine(({ label, text }) => `${label} - ${text}`),
  byLine(({ label, text }) => `${label} :- ${text}`),
  byLine(({ label, text }) => `*${label}* : ${text}`),
  byLine(({ name, label, text }) => `${emoji[name] ?? '🔸'} ${label} – ${text}`),
  byLine(({ label, text }) => `${label}\t${text}`),
  byLine(({ label, text }) => `${label.padEnd(24)}${text}`),
  byLine(({ label, text }) => `| ${label} | ${text} |`),
  byLine(({ label, text }) => `${label} = ${text}`),
  byLine(({ label, text }, nth) => `${nth + 1}) ${label} - ${text}`),
  byLine(({ label, text }, nth) => `${devanagari(nth + 1)}. ${label} : ${text}`),
  lines => lines.map(({ label, text }) => `${label}: ${text}`).join(', '),
  lines => lines.map(({ label, text }) => `${label} : ${text}`).join(' | '),
  byLine(({ label, text }) => `${label}\n${text}`),
  byLine(({ label, text }) => `▪️${label}▪️ ${text}`),
  byLine(({ label, text }) => `${label} ${text}`),
  byLine(({ label, text }, nth) => `${label}: ${text}${nth % 5 === 4 ? '\n' : ''}`),
]

const heads: Readonly<Record<Tongue, readonly string[]>> = {
  mr: ['॥ श्री गणेश प्रसन्न ॥\n', '🌸 बायोडाटा 🌸\n', ''],
  en: ['BIODATA\n\n', 'MARRIAGE BIODATA\n', ''],
  roman: ['Biodata\n', ''],
}
const tongues: readonly Tongue[] = ['mr', 'en', 'roman']

/** Fifty-four ways to lay a biodata out: eighteen shapes in each tongue. */
export const layouts = tongues.flatMap(tongue => shapes.map(shape => ({ tongue, shape, heads: heads[tongue] })))
