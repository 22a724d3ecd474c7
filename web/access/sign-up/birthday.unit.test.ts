import { expect, test } from 'vitest'
import { dayChoices, daysIn, dayThatStays, monthChoices, yearChoices } from './birthday.ts'

test('the years are the last 74, and move on at midnight in India', () => {
  const years = yearChoices('en', new Date('2026-06-01T00:00:00Z')).map(year => year.value)
  expect([years.length, years[0], years.at(-1)]).toEqual([74, '2026', '1953'])
  expect(years).toEqual(years.toSorted().toReversed())
  expect(yearChoices('en', new Date('2026-12-31T18:29:59Z'))[0]?.value).toBe('2026')
  expect(yearChoices('en', new Date('2026-12-31T18:30:00Z'))[0]?.value).toBe('2027')
})

test('a month offers the days it has', () => {
  expect([daysIn('2', '1999'), daysIn('2', '2000'), daysIn('4', '1999'), daysIn('12', '')]).toEqual([28, 29, 30, 31])
  expect(daysIn('2', '')).toBe(29)
  expect(dayChoices('en', '', '').length).toBe(31)
})

test('a day the new month lacks is asked for again', () => {
  expect(dayThatStays('31', '2', '1998')).toBe('')
  expect(dayThatStays('29', '2', '1998')).toBe('')
  expect(dayThatStays('28', '2', '1998')).toBe('28')
  expect(dayThatStays('31', '', '')).toBe('31')
})

test('months are named in the language of the page', () => {
  expect(monthChoices('en')[7]).toEqual({ value: '8', label: 'August' })
  expect(monthChoices('mr')[7]?.label).toBe('ऑगस्ट')
  expect(dayChoices('mr', '', '')[13]).toEqual({ value: '14', label: '१४' })
})
