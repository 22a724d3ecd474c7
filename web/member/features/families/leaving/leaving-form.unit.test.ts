import { expect, it } from 'vitest'
import { emptyForm, leavingErrors, sentStory } from './leaving-form.ts'

const story = { registration_no: 'G10024', partner_first_name: 'Omkar', city: 'Baramati' }

it.each([
  [{}, { type: 'Please select reason' }],
  [
    { type: 'FOUND_HERE' },
    {
      registration_no: 'Please enter profile ID',
      partner_first_name: 'Please enter partner’s first name',
      city: 'Please enter city',
    },
  ],
  [{ type: 'FOUND_HERE', ...story }, {}],
  [
    { type: 'FOUND_HERE', ...story, city: 'call 9822011111' },
    { city: 'Please leave out phone numbers, email addresses and links' },
  ],
  [{ type: 'FOUND_ELSEWHERE' }, { comment: 'Please enter comment' }],
  [{ type: 'OTHER', comment: ' ' }, { comment: 'Please enter comment' }],
  [{ type: 'OTHER', comment: 'We wait a year' }, {}],
] as const)('%j', (filled, errors) => {
  expect(leavingErrors({ ...emptyForm, ...filled }, 'en')).toEqual(errors)
})

it('sends the fields of the chosen reason alone', () => {
  const filled = { ...emptyForm, ...story, comment: 'left over' }
  expect(sentStory({ ...filled, type: 'FOUND_HERE' }, { consent_version: 1, consent_language: 'hi' })).toEqual({
    type: 'FOUND_HERE',
    partner_last_name: '',
    words: '',
    wedding_year: '',
    ...story,
    consent_version: 1,
    consent_language: 'hi',
  })
  expect(sentStory({ ...filled, type: 'OTHER' })).toEqual({ type: 'OTHER', comment: 'left over' })
})
