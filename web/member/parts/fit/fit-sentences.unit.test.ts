import { describe, expect, it } from 'vitest'
import { type Expectation, fitSentences, type PresentedFit } from './fit-sentences.ts'

const expectation: Expectation = {
  marital_status: ['Unmarried'],
  birth_year_from: 1994,
  birth_year_to: 1999,
  height_from: 172,
  height_to: null,
  patrika_match: 'Y',
  occupation_other_expectations: '',
  working_country: [],
  working_city: ['Pune', 'Mumbai'],
  family_residence: [],
  native_district: ['Satara'],
}
const fitWith = (changes: Partial<PresentedFit>): PresentedFit => ({
  met: 0,
  total: 0,
  missed: [],
  not_told: [],
  ...changes,
})
const said = (changes: Partial<PresentedFit>, language: 'en' | 'mr' = 'en') =>
  fitSentences(fitWith(changes), expectation, language)

describe('which of their wishes we meet', () => {
  it('names the one that is missed', () => {
    expect(said({ met: 4, total: 5, missed: ['height'] })).toEqual([
      'You meet 4 of their 5 expectations; they are looking for 5\'8" and above.',
    ])
    expect(said({ met: 4, total: 5, missed: ['height'] }, 'mr')).toEqual([
      'तुम्ही त्यांच्या ५ पैकी ४ अपेक्षा पूर्ण करता; त्यांची अपेक्षा: उंची ५\'८" पासून पुढे.',
    ])
  })
  it('names each that is missed', () => {
    const missed = ['marital_status', 'birth_year', 'patrika', 'working_city', 'native_district'] as const
    expect(said({ met: 0, total: 5, missed: [...missed] })[0]).toBe(
      'You meet 0 of their 5 expectations; they are looking for Unmarried, a birth year of 1994 - 1999, ' +
        'a Gun Milan of 18 or more, work in Pune, Mumbai, a native place in Satara.',
    )
  })
  it('says so when all are met', () => {
    expect(said({ met: 5, total: 5 })).toEqual(['You meet all 5 of their expectations.'])
    expect(said({ met: 1, total: 1 })).toEqual(['You meet their expectation.'])
  })
  it('counts what was not told for neither', () => {
    expect(said({ met: 2, total: 2, not_told: ['working_city', 'patrika'] })).toEqual([
      'You meet all 2 of their expectations.',
      'You have not given your work location, birth details, so it is not counted.',
    ])
    expect(said({ not_told: ['height'] })).toEqual(['You have not given your height, so it is not counted.'])
  })
})
