import { describe, expect, it } from 'vitest'
import { fieldMessage } from './field-words.ts'
import * as rules from './rules.ts'

const said = (broken: string | null) => broken && fieldMessage('en', broken)

describe('the shared rules', () => {
  it('gst', () => {
    expect(said(rules.gst('27AAPFU0939F1ZV'))).toBeNull()
    expect(said(rules.gst('27aapfu0939f1zv'))).toBe('Please enter valid GST number')
  })
  it('pincode', () => {
    expect(said(rules.pincode('412301'))).toBeNull()
    expect(said(rules.pincode('41230'))).toBe('Please enter valid pin code')
  })
  it('userName', () => {
    expect(said(rules.userName('Rutuja_K'))).toBeNull()
    expect(said(rules.userName('R'))).toBe('Please enter valid name')
    expect(said(rules.userName('7up', 'first_name'))).toBe('Please enter valid first name')
  })
  it('price and numeric', () => {
    for (const good of ['1', '12.5', '99.99']) expect([rules.price(good), rules.numeric(good)]).toEqual([null, null])
    for (const bad of ['0', '01', '1.234', '-1', 'ten', '']) {
      expect(said(rules.price(bad))).toBe('Please enter valid price')
      expect(said(rules.numeric(bad))).toBe('Please enter numeric values only')
    }
  })
  it('say the plain sentence where a field has no name', () => {
    expect(fieldMessage('en', 'required:')).toBe('This field is required')
    expect(fieldMessage('en', 'select:')).toBe('This field is required')
    expect(fieldMessage('en', 'anything else')).toBe('Please check this value')
  })
})
