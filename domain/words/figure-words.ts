import type { FigureName, FigureSeries } from '../office/figures.ts'
import { catalogue, type Language } from './catalogue.ts'
import { digits } from './digits.ts'

/** The title of each chart, on the screen and in its file. */
export const chartNames = catalogue<Record<FigureName, string>>({
  members: ['Members', 'सदस्य'],
  joined: ['Joined', 'नोंदणी झाली'],
  left: ['Left', 'नोंदणी रद्द केली'],
  districts: ['Brides and grooms by native district', 'मूळ जिल्ह्यानुसार वधू आणि वर'],
  ages: ['Brides and grooms by age', 'वयानुसार वधू आणि वर'],
  used: ['Families who visited', 'येऊन गेलेली कुटुंबे'],
  interests: ['Interests', 'पसंती'],
  contacts: ['Contacts opened', 'उघडलेले संपर्क'],
  first_acceptance: ['Time from joining to the first acceptance', 'नोंदणीपासून पहिल्या होकारापर्यंतचा काळ'],
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
  opened: ['Opened', 'उघडले'],
  families: ['Families', 'कुटुंबे'],
  paid: ['Paid in (₹)', 'जमा (₹)'],
  given_back: ['Refunded (₹)', 'परत केले (₹)'],
  waiting: ['Waiting', 'प्रतीक्षेत'],
})

const spanWords = catalogue({
  years: [(from: string, to: string) => `${from} to ${to} years`, (from: string, to: string) => `${from} ते ${to} वर्षे`],
  yearsOn: [(from: string) => `${from} years and more`, (from: string) => `${from} वर्षे आणि अधिक`],
  days: [
    (from: string, to: string) => (from === to ? `${from} days` : `${from} to ${to} days`),
    (from: string, to: string) => (from === to ? `${from} दिवस` : `${from} ते ${to} दिवस`),
  ],
  daysOn: [(from: string) => `${from} days and more`, (from: string) => `${from} दिवस आणि अधिक`],
  firstDay: ['Less than a day', 'एका दिवसापेक्षा कमी'],
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
