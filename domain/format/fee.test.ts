import { describe, expect, it } from 'vitest'
import { formatFee, formatPaise } from './fee.ts'

describe('a fee', () => {
  it.each([
    [0, '₹0', '₹०'],
    [1500, '₹1,500', '₹१,५००'],
    [99_999, '₹99,999', '₹९९,९९९'],
    [100_000, '₹1.00 Lac', '₹१.०० लाख'],
    [9_999_999, '₹100.00 Lac', '₹१००.०० लाख'],
    [10_000_000, '₹1.00 Cr', '₹१.०० कोटी'],
  ])('of %i rupees is %s', (rupees, en, mr) => {
    expect([formatFee(rupees, 'en'), formatFee(rupees, 'mr')]).toEqual([en, mr])
  })
  it('stands on a paper to the paisa', () => {
    expect([formatPaise(127_118, 'en'), formatPaise(5, 'mr')]).toEqual(['₹1,271.18', '₹०.०५'])
  })
})
