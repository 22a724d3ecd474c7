import { expect, test } from 'vitest'
import { readBiodata } from '#domain/families/biodata-text/read-biodata.ts'
import { proposalsOf, type ReadLists } from './proposals.ts'

const id = (n: number) => `01941f29-7c00-7000-8000-00000000000${n}`
const lists: ReadLists = {
  MARITAL_STATUS: [{ uuid: id(1), name: 'अविवाहित' }],
  EDUCATION_GROUP: [
    { uuid: id(7), name: 'Commerce', code: 'COMMERCE' },
    { uuid: id(8), name: 'MBA', code: 'MBA', isRetired: true },
  ],
  'work-location': [{ uuid: id(2), name: 'Haveli' }],
  district: [
    { uuid: id(3), name: 'Satara', also: ['सातारा'] },
    { uuid: id(4), name: 'Pune' },
  ],
  taluka: [
    { uuid: id(5), name: 'Karad', also: ['कराड'], district: 'Satara', district_uuid: id(3) },
    { uuid: id(6), name: 'Purandar', district: 'Pune', district_uuid: id(4) },
  ],
}
function proposed(text: string) {
  const read = readBiodata(text)
  if (typeof read === 'string') throw new Error(read)
  return Object.fromEntries(
    proposalsOf(read.readings, lists, 'en').map(({ field, value, isSure }) => [`${field} ${value}`, isSure]),
  )
}

test('a place is the entry of its list, in either script, and a taluka shows its district', () => {
  expect(proposed('मूळ गाव: उंब्रज, ता. कराड')).toEqual({
    'nativeVillage उंब्रज': true,
    [`nativeTaluka ${id(5)}`]: true,
    [`nativeDistrict ${id(3)}`]: true,
  })
  // The taluka lies in another district than the text says.
  expect(proposed('Native: Saswad, Tal. Purandar, Dist. Satara')).toEqual({
    'nativeVillage Saswad': true,
    [`nativeDistrict ${id(3)}`]: true,
  })
  expect(proposed('Native: Umbraj, Tal. Karaad')).toMatchObject({ [`nativeTaluka ${id(5)}`]: false })
})

test('which of two numbers is asked, and what is too long for the form is asked', () => {
  expect(proposed('Mobile: 9822012345, 9011223344')).toEqual({ 'mobile 9822012345': false, 'mobile 9011223344': false })
  expect(proposed('Native: Chinchwadgaonthan')).toEqual({ 'nativeVillage Chinchwadgao': false })
})

test('the group goes with the education, where its words tell and the office still has it', () => {
  const groupOf = (text: string) => {
    const read = readBiodata(text)
    if (typeof read === 'string') throw new Error(read)
    return proposalsOf(read.readings, lists, 'en').map(({ field, also }) => [field, also])
  }
  expect(groupOf('Education: B.Com')).toEqual([['education', { educationGroup: id(7) }]])
  for (const other of ['Education: MBA', 'Education: Studying'])
    expect(groupOf(other)).toEqual([['education', undefined]])
})

test('what no list has is not proposed', () => {
  expect(proposed('Marital status: Divorced')).toEqual({})
})
