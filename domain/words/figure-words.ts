import type { FigureName, FigureSeries } from '../office/figures.ts'
import { catalogue, type Language } from './catalogue.ts'
import { digits } from './digits.ts'

/** The title of each chart, on the screen and in its file. */
export const chartNames = catalogue<Record<FigureName, string>>({
  en: {
    members: 'Members',
    joined: 'Joined',
    left: 'Left',
    districts: 'Brides and grooms by native district',
    ages: 'Brides and grooms by age',
    used: 'Families who visited',
    interests: 'Interests',
    contacts: 'Contacts opened',
    first_acceptance: 'Time from joining to the first acceptance',
    never_asked: 'Never approached: listed, but no interest has come yet',
    revenue: 'Revenue by plan',
    queue: 'How long the queue has waited',
  },
  mr: {
    members: 'सदस्य',
    joined: 'नोंदणी झाली',
    left: 'नोंदणी रद्द केली',
    districts: 'मूळ जिल्ह्यानुसार वधू आणि वर',
    ages: 'वयानुसार वधू आणि वर',
    used: 'येऊन गेलेली कुटुंबे',
    interests: 'पसंती',
    contacts: 'उघडलेले संपर्क',
    first_acceptance: 'नोंदणीपासून पहिल्या होकारापर्यंतचा काळ',
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
    opened: 'Opened',
    families: 'Families',
    paid: 'Paid in (₹)',
    given_back: 'Refunded (₹)',
    waiting: 'Waiting',
  },
  mr: {
    F: 'वधू',
    M: 'वर',
    sent: 'पाठवल्या',
    accepted: 'स्वीकारल्या',
    opened: 'उघडले',
    families: 'कुटुंबे',
    paid: 'जमा (₹)',
    given_back: 'परत केले (₹)',
    waiting: 'प्रतीक्षेत',
  },
})

const spanWords = catalogue({
  en: {
    years: (from: string, to: string) => `${from} to ${to} years`,
    yearsOn: (from: string) => `${from} years and more`,
    days: (from: string, to: string) => (from === to ? `${from} days` : `${from} to ${to} days`),
    daysOn: (from: string) => `${from} days and more`,
    firstDay: 'Less than a day',
  },
  mr: {
    years: (from: string, to: string) => `${from} ते ${to} वर्षे`,
    yearsOn: (from: string) => `${from} वर्षे आणि अधिक`,
    days: (from: string, to: string) => (from === to ? `${from} दिवस` : `${from} ते ${to} दिवस`),
    daysOn: (from: string) => `${from} दिवस आणि अधिक`,
    firstDay: 'एका दिवसापेक्षा कमी',
  },
})

/** Names the span from one number of a list up to, but not including, the next. */
export function spanName(figure: FigureName, starts: readonly number[], start: number, language: Language): string {
  const t = spanWords(language)
  const next = starts[starts.indexOf(start) + 1]
  const [from, to] = [digits(language, start), next === undefined ? null : digits(language, next - 1)]
  if (figure === 'ages') return to === null ? t.yearsOn(from) : t.years(from, to)
  if (to === null) return t.daysOn(from)
  return next === 1 ? t.firstDay : t.days(from, to)
}
