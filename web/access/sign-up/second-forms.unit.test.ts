import { expect, test } from 'vitest'
import { leftOut, noteShown, type ShownForms } from '#web/second-script/second-forms.ts'
import { blankForm, withoutOldForms, withShownForms } from './registration.ts'
import { fromWireErrors, toSignUpPayload } from './sign-up-payload.ts'

const form = { ...blankForm, firstName: 'Mrunal', lastName: 'Jagtap', nativeVillage: 'Patoda' }

test('the forms that a step has shown are sent with the registration, and so is what the family wrote itself', () => {
  const shown = new Map([
    ['firstName', { typed: 'Mrunal', suggestion: 'मृणाल' }],
    ['lastName', { typed: 'Jagtap', suggestion: 'जगताप' }],
    ['nativeVillage', { typed: 'Patod', suggestion: 'पाटोद' }],
  ])
  const whole = withShownForms({ ...form, lastNameSecond: 'जगतापे' }, shown)
  expect(toSignUpPayload(whole).second_script).toEqual({ first_name: 'मृणाल', last_name: 'जगतापे' })
  expect(withShownForms(form, shown, ['lastName'])).toEqual({ ...form, lastNameSecond: 'जगताप' })
})

test('saving confirms what a list knows, and a guess by rules only after a press or a correction', () => {
  const shown: ShownForms = new Map()
  noteShown(shown, 'firstName', 'Mrunal', { form: 'मृणाल', is_guess: 0 })
  noteShown(shown, 'lastName', 'Jagtap', { form: 'जगतप', is_guess: 1 })
  noteShown(shown, 'nativeVillage', 'Patoda', null)
  const sent = (second: Partial<typeof form>) =>
    toSignUpPayload(withShownForms({ ...form, ...second }, shown)).second_script
  expect(sent({})).toEqual({ first_name: 'मृणाल' })
  expect(sent({ lastNameSecond: 'जगताप' })).toEqual({ first_name: 'मृणाल', last_name: 'जगताप' })
})

test('a form goes with its text, and one that the family wants not is not sent', () => {
  const second = { ...form, firstNameSecond: 'मृणाल' }
  expect(withoutOldForms(second, { firstName: 'Mrudula' })).toMatchObject({ firstNameSecond: '' })
  expect(withoutOldForms(second, { lastName: 'Kale' })).not.toHaveProperty('firstNameSecond')
  expect(toSignUpPayload({ ...second, firstNameSecond: leftOut }).second_script).toEqual({})
})

test('what is wrong with a form is said at its field', () => {
  expect(fromWireErrors({ 'second_script.first_name': 'wrong' })).toEqual({ firstName: 'wrong' })
})
