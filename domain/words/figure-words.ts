import { type FigureName, type FigureSeries, queueSpans } from '../office/figures.ts'
import { catalogue, type Language } from './catalogue.ts'
import { digits } from './digits.ts'

/** The title of each chart, on the screen and in its file. */
export const chartNames = catalogue<Record<FigureName, string>>({
  joined: ['Joined', 'नोंदणी झाली'],
  left: ['Left', 'नोंदणी रद्द केली'],
  interests: ['Interests', 'पसंती'],
  never_asked: [
    'Never approached: listed, but no interest has come yet',
    'एकदाही विचारणा नाही: यादीत आहेत, पण पसंती कधीच आली नाही',
  ],
  revenue: ['Revenue by plan', 'योजनेनुसार जमा'],
  queue: ['How long the queue has waited', 'रांगेतील काम किती काळ बाकी आहे'],
})

export const seriesNames = catalogue<Record<FigureSeries, string>>({
  F: ['Brides', 'वधू'],
  M: ['Grooms', 'वर'],
  sent: ['Sent', 'पाठवल्या'],
  accepted: ['Accepted', 'स्वीकारल्या'],
  paid: ['Paid in (₹)', 'जमा (₹)'],
  given_back: ['Refunded (₹)', 'परत केले (₹)'],
  waiting: ['Waiting', 'प्रतीक्षेत'],
})

const spanWords = catalogue({
  days: [
    (from: string, to: string) => (from === to ? `${from} days` : `${from} to ${to} days`),
    (from: string, to: string) => (from === to ? `${from} दिवस` : `${from} ते ${to} दिवस`),
  ],
  daysOn: [(from: string) => `${from} days and more`, (from: string) => `${from} दिवस आणि अधिक`],
  firstDay: ['Less than a day', 'एका दिवसापेक्षा कमी'],
})

/** Names the span of waiting from one number of days up to, but not including, the next. */
export function queueSpanName(start: number, language: Language): string {
  const t = spanWords(language)
  const next = queueSpans.find(one => one > start)
  if (next === undefined) return t.daysOn(digits(language, start))
  return next === 1 ? t.firstDay : t.days(digits(language, start), digits(language, next - 1))
}
