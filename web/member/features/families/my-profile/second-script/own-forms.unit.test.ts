import { expect, test } from 'vitest'
import type { CurrentMember } from '#contract/families/my-profile.ts'
import { propertyForms, relativeForms, siblingForms } from '#contract/families/second-script.ts'
import { expectationListNames } from '#contract/site/choice-lists.ts'
import { propertiesPath, relativesPath, siblingsPath } from '#web/profile-form/profile-form.ts'
import { formOf } from '#web/profile-form/wire.ts'
import { isSuggested } from '#web/second-script/second-forms.ts'
import { limitAt, secondPathOf, withSecondForms } from './own-forms.ts'
import { countUnconfirmed, suggestedInRows } from './unconfirmed.ts'

const form = formOf({
  first_name: 'Rutuja',
  last_name: 'Kale',
  occupation_details: 'Teacher',
  second_script: { mr: { first_name: 'ऋतुजा' } },
  family_details: {
    mama_surname: 'पाटील',
    relatives: [{ surname: 'Shinde', goan: '' }],
    familty_phone_numbers: [],
    family_members: [],
  },
  user_properties: [{ uuid: 'p', details: 'Two acres', place: '12' }],
  expectation: Object.fromEntries(expectationListNames.map(name => [name, []])),
} as unknown as CurrentMember)

test('names and places without a second form are counted, and no texts', () => {
  expect(countUnconfirmed(form)).toBe(3)
})

test('what the family confirmed stands at its field and its row, and an emptied one nowhere', () => {
  const confirmed = withSecondForms(form, {
    last_name: 'काळे',
    'family_details.mama_surname': ' ',
    [`${relativesPath}.0.surname`]: 'शिंदे',
  })
  expect(confirmed).toMatchObject({
    'second_script.last_name': 'काळे',
    'family_details.second_script.mama_surname': '',
    [relativesPath]: [{ surname: 'Shinde', second_script: { surname: 'शिंदे' } }],
  })
  expect(countUnconfirmed(confirmed)).toBe(1)
})

test('an error and the limit of a second form are found by the path of its field', () => {
  expect(secondPathOf('last_name')).toBe('second_script.last_name')
  expect(secondPathOf(`${relativesPath}.1.surname`)).toBe(`${relativesPath}.1.second_script.surname`)
  expect([limitAt('last_name'), limitAt(`${relativesPath}.1.surname`)]).toEqual([50, 28])
})

test('the names and places of the lists are those of the contract', () => {
  const tables = { [siblingsPath]: siblingForms, [relativesPath]: relativeForms, [propertiesPath]: propertyForms }
  const suggested = Object.entries(tables).map(([path, table]) => [
    path,
    Object.entries(table).flatMap(([name, field]) => (isSuggested(field.bothScripts) ? [name] : [])),
  ])
  expect(suggestedInRows).toEqual(Object.fromEntries(suggested))
})
