import { expect, it } from 'vitest'
import type { Expectation } from '#web/member/parts/fit/fit-sentences.ts'
import { reasonsOf } from './match-reasons.ts'

const wanted: Expectation = {
  marital_status: ['Unmarried'],
  birth_year_from: 1994,
  birth_year_to: 1999,
  height_from: 167,
  height_to: null,
  patrika_match: 'Y',
  occupation_other_expectations: '',
  working_country: [],
  working_city: ['Pune'],
  family_residence: [],
  native_district: [],
}
const facts = {
  marital_status: 'Unmarried',
  birth_year: 1996,
  height: 162,
  working_city: 'Pune',
  native_district: 'Satara',
}

it('says each wish in words, and beside a missed one what was wished', () => {
  const fit = {
    met: ['birth_year', 'working_city'] as const,
    missed: ['height'] as const,
    not_told: ['patrika'] as const,
  }
  const said = (language: 'en' | 'mr') =>
    reasonsOf(
      { met: [...fit.met], missed: [...fit.missed], not_told: [...fit.not_told] },
      { wanted, facts, gunMilan: null },
      language,
    ).map(({ outcome, text }) => [outcome, text])
  expect(said('en')).toEqual([
    ['met', 'born 1996'],
    ['missed', 'height 5\'4" instead of 5\'6" and above'],
    ['not_told', 'birth details not given'],
    ['met', 'works in Pune'],
  ])
  expect(said('mr')[1]).toEqual(['missed', 'उंची ५\'४"; अपेक्षा ५\'६" पासून पुढे'])
})
