import { expect, it } from 'vitest'
import { broken, fieldMessage } from './field-words.ts'

it('names the field of a broken rule', () => {
  expect(fieldMessage('en', broken('required', 'first_name'))).toBe('Please enter first name')
  expect(fieldMessage('mr', broken('select', 'gender'))).toBe('वधू की वर ते निवडा')
  expect(fieldMessage('mr', broken('required', 'rejection_message'))).toBe('कृपया कारण लिहा')
  expect(fieldMessage('mr', broken('required', 'first_name'))).toBe('कृपया नाव भरा')
  expect(fieldMessage('en', broken('min_length', 6))).toBe('This field must be at least 6 characters')
  expect(fieldMessage('mr', broken('min_length', 6))).toBe('यात किमान ६ अक्षरे हवीत')
})

it('uses the general sentence for a field without a name and for an unknown rule', () => {
  expect(fieldMessage('en', 'required:')).toBe('This field is required')
  expect(fieldMessage('en', 'select:')).toBe('This field is required')
  expect(fieldMessage('en', 'anything else')).toBe('Please check this value')
})
