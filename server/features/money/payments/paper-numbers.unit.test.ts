import { describe, expect, it } from 'vitest'
import { financialYear } from './paper-numbers.ts'

describe('the financial year', () => {
  it('begins in April', () => {
    expect(['2026-03-31', '2026-04-01', '2099-12-31'].map(financialYear)).toEqual(['25-26', '26-27', '99-00'])
  })
})
