import { describe, expect, it } from 'vitest'
import { readListAddress, writeListAddress } from './list-address.ts'

describe('the address of a list', () => {
  it('without anything is the first page of all', () => {
    expect(readListAddress('')).toEqual({ page: 1, maritalStatus: '', status: '' })
    expect(writeListAddress('/all-bride', { page: 1, maritalStatus: '', status: '' })).toBe('/all-bride')
  })
  it('reads what it wrote', () => {
    const address = {
      page: 7,
      maritalStatus: '0190a1b2-0000-7000-8000-000000000001',
      status: 'ACCEPTED',
      withoutKin: true,
    }
    const written = writeListAddress('/all-bride', address)
    expect(readListAddress(written.slice('/all-bride'.length))).toEqual(address)
  })
  it.each(['?page=0', '?page=-3', '?page=x', '?page=', '?page=1e9', '?page=NaN'])(
    'takes %s for the first page',
    said => {
      expect(readListAddress(said).page).toBe(1)
    },
  )
})
