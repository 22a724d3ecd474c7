import { catalogue } from '#domain/words/catalogue.ts'

export const figureScreenWords = catalogue({
  search: ['Choose the days', 'दिवस निवडा'],
  from: ['From', 'पासून'],
  to: ['To', 'पर्यंत'],
  find: ['Show', 'दाखवा'],
  clear: ['The last 30 days', 'गेले ३० दिवस'],
  ready: ['Ready periods', 'तयार कालावधी'],
  last90: ['Last 90 days', 'गेले ९० दिवस'],
  lastYear: ['Last 12 months', 'गेले १२ महिने'],
  countedAt: [
    (at: string) => `Counted at ${at}, by India’s calendar. Today is not over yet.`,
    (at: string) => `${at} वाजता मोजले, भारतीय दिनदर्शिकेनुसार. आजचा दिवस सुरू आहे.`,
  ],
  notCounted: [
    'Nothing has been counted yet. The first count comes within half an hour.',
    'अजून काहीही मोजलेले नाही. पहिली मोजणी अर्ध्या तासात होईल.',
  ],
  table: ['The table behind it', 'यामागील तक्ता'],
  csv: ['CSV', 'CSV'],
  csvOf: [(chart: string) => `CSV: ${chart}`, (chart: string) => `CSV: ${chart}`],
  none: ['Nothing was counted in these days.', 'या दिवसांत काहीही मोजलेले नाही.'],
  asOf: [(day: string) => `As it stood on ${day}`, (day: string) => `${day} रोजीची स्थिती`],
  atLast: [(value: string) => `${value} at the end`, (value: string) => `शेवटी ${value}`],
  inAll: [(value: string) => `${value} in all`, (value: string) => `एकूण ${value}`],
  ofTheDay: ['Day', 'दिवस'],
  ofTheMonth: ['Month', 'महिना'],
  by: ['By', 'नुसार'],
  most: [(value: string) => `up to ${value}`, (value: string) => `${value} पर्यंत`],
  largest: [
    (shown: string, all: string) => `The ${shown} largest of ${all}; the table has all.`,
    (shown: string, all: string) => `${all} पैकी सर्वांत मोठे ${shown}; तक्त्यात सर्व आहेत.`,
  ],
  line: [
    (name: string, from: string, first: string, to: string, last: string) =>
      `${name}: ${first} on ${from}, ${last} on ${to}`,
    (name: string, from: string, first: string, to: string, last: string) =>
      `${name}: ${from} रोजी ${first}, ${to} रोजी ${last}`,
  ],
})
