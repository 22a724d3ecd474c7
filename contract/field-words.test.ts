import { expect, it } from 'vitest'
import { broken, fieldMessage } from './field-words.ts'

it('names the field of a broken rule', () => {
  expect(fieldMessage('en', broken('required', 'first_name'))).toBe('Please enter first name')
  expect(fieldMessage('mr', broken('select', 'gender'))).toBe('कृपया लिंग निवडा')
  expect(fieldMessage('en', broken('min_length', 6))).toBe('This field must be at least 6 characters')
})

it('uses the general sentence for a field without a name and for an unknown rule', () => {
  expect(fieldMessage('en', 'required:')).toBe('This field is required')
  expect(fieldMessage('en', 'select:')).toBe('This field is required')
  expect(fieldMessage('en', 'anything else')).toBe('Please check this value')
})
