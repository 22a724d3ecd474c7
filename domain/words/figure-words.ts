import { type FigureName, type FigureSeries, queueSpans } from '../office/figures.ts'
import { catalogue, type Language } from './catalogue.ts'
import { digits } from './digits.ts'

/** The title of each chart, on the screen and in its file. */
export const chartNames = catalogue<Record<FigureName, string>>({
  en: {
    joined: 'Joined',
    left: 'Left',
    interests: 'Interests',
    never_asked: 'Never approached: listed, but no interest has come yet',
    revenue: 'Revenue by plan',
    queue: 'How long the queue has waited',
  },
  mr: {
    joined: 'नोंदणी झाली',
    left: 'नोंदणी रद्द केली',
    interests: 'पसंती',
    never_asked: 'एकदाही विचारणा नाही: यादीत आहेत, पण पसंती कधीच आली नाही',
    revenue: 'योजनेनुसार जमा',
    queue: 'रांगेतील काम किती काळ बाकी आहे',
  },
})

export const seriesNames = catalogue<Record<FigureSeries, string>>({
  en: {
    F: 'Brides',
    M: 'Grooms',
    sent: 'Sent',
    accepted: 'Accepted',
    paid: 'Paid in (₹)',
    given_back: 'Refunded (₹)',
    waiting: 'Waiting',
  },
  mr: {
    F: 'वधू',
    M: 'वर',
    sent: 'पाठवल्या',
    accepted: 'स्वीकारल्या',
    paid: 'जमा (₹)',
    given_back: 'परत केले (₹)',
    waiting: 'प्रतीक्षेत',
  },
})

const spanWords = catalogue({
  en: {
    days: (from: string, to: string) => (from === to ? `${from} days` : `${from} to ${to} days`),
    daysOn: (from: string) => `${from} days and more`,
    firstDay: 'Less than a day',
  },
  mr: {
    days: (from: string, to: string) => (from === to ? `${from} दिवस` : `${from} ते ${to} दिवस`),
    daysOn: (from: string) => `${from} दिवस आणि अधिक`,
    firstDay: 'एका दिवसापेक्षा कमी',
  },
})

/** Names the span of waiting from one number of days up to, but not including, the next. */
export function queueSpanName(start: number, language: Language): string {
  const t = spanWords(language)
  const next = queueSpans.find(one => one > start)
  if (next === undefined) return t.daysOn(digits(language, start))
  return next === 1 ? t.firstDay : t.days(digits(language, start), digits(language, next - 1))
}
