import { describe, expect, it } from 'vitest'
import type { MasterData } from '#server/features/shared/master-data/queries.ts'
import type { Household } from './household.ts'
import { communityTally } from './tally.ts'

const named = (id: string, name_en: string) => ({ id, name_en })
const data = {
  options: [named('unmarried', 'Unmarried'), named('arts', 'Graduate - Arts')],
  districts: [named('pune', 'Pune')],
} as unknown as MasterData

const person = (gender: 'F' | 'M', born: string, income: number) =>
  ({
    members: [
      {
        gender,
        date_of_birth: born,
        height_cm: 160,
        education_group_id: 'arts',
        annual_income: income,
        native_district_id: 'pune',
        marital_status_id: 'unmarried',
      },
    ],
  }) as unknown as Household

describe('the tally of a community', () => {
  it('shows ages and incomes in their order and the share of each', () => {
    const tally = communityTally(data, new Date('2026-06-01T00:00:00Z'))
    tally.add(person('F', '2000-05-01', 300_000))
    tally.add(person('F', '1996-07-01', 0))
    tally.add(person('F', '1997-01-01', 12_00_000))
    tally.add(person('M', '1990-01-01', 75_00_000))
    const lines = tally.text().split('\n')
    const linesUnder = (title: string, count: number) =>
      lines.slice(lines.indexOf(title) + 1, lines.indexOf(title) + 1 + count).map(line =>
        line
          .replace(/\s*▇*$/, '')
          .trim()
          .replace(/\s{2,}/g, ': '),
      )
    expect(linesUnder('Ages of brides', 2)).toEqual(['26 to 27: 33.3 %', '28 to 29: 66.7 %'])
    expect(linesUnder('Income of brides', 3)).toEqual(['none: 33.3 %', 'below 4 lakh: 33.3 %', 'below 15 lakh: 33.3 %'])
    expect(linesUnder('Income of grooms', 1)).toEqual(['50 lakh and more: 100.0 %'])
    expect(linesUnder('Native districts', 1)).toEqual(['Pune: 100.0 %'])
  })
})
