import { expect, test } from 'vitest'
import { letIn } from './filters.ts'

test('a digits field keeps the digits of a pasted number, Devanagari ones included', () => {
  expect(letIn('+91 98220-12345', 'digits')).toBe('919822012345')
  expect(letIn('९८२२०१२३४५', 'digits')).toBe('9822012345')
  expect(letIn('twelve', 'digits')).toBe('')
})

test('an amount keeps one point', () => {
  expect(letIn('₹६.५ lakh', 'amount')).toBe('6.5')
  expect(letIn('6.5.0', 'amount')).toBe('6.50')
  expect(letIn('6,50,000', 'amount')).toBe('650000')
})

test('a digits-and-operators field also keeps + - * / and the spaces between groups', () => {
  expect(letIn('12 + 3*(4-1)/2=', 'digits and operators')).toBe('12 + 3*4-1/2')
})

test('white space of every kind stays out of a field without spaces', () => {
  expect(letIn('se cr\tet\u00a0', 'no spaces')).toBe('secret')
})

test('the length counts what is left after filtering', () => {
  expect(letIn('98220 12345 67', 'digits', 10)).toBe('9822012345')
  expect(letIn('Bhagyashree Suresh', undefined, 15)).toBe('Bhagyashree Sur')
})

test('a limit counts letters, and cuts none of them in two', () => {
  expect(letIn('ab😀', undefined, 2)).toBe('ab')
  expect(letIn('ab😀', undefined, 3)).toBe('ab😀')
  expect(letIn('कि'.repeat(45), undefined, 45)).toBe('कि'.repeat(45))
  expect(letIn('कि'.repeat(46), undefined, 45)).toBe('कि'.repeat(45))
})

test('what is typed in the middle of a full field is refused, and the end of the field stays', () => {
  expect(letIn('Satxara', undefined, 6, 'Satara', 4)).toBe('Satara')
  expect(letIn('Saxyzra', undefined, 6, 'Satara', 5)).toBe('Saxyra')
})

test('a text that was too long before is not cut', () => {
  expect(letIn('Sambhajinagar!', undefined, 6, 'Sambhajinagar', 14)).toBe('Sambhajinagar')
})
