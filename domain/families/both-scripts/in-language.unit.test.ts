import { expect, test } from 'vitest'
import { inLanguage } from './in-language.ts'

const family = {
  first_name: 'Mrunal',
  last_name: 'Jagtap',
  native_place_goan: '',
  second_script: { mr: { first_name: 'मृणाल', native_place_goan: 'पाटोदा' } },
  family_details: {
    mama_surname: 'शिंदे',
    second_script: { en: { mama_surname: 'Shinde' } },
    relatives: [{ surname: 'Kale', goan: 'Beed', second_script: { mr: { surname: 'काळे' } } }],
  },
}

test('a Marathi page reads the Devanagari forms, an English one the Latin forms, also within lists', () => {
  const marathi = inLanguage({ list: [family], count: 1 }, 'mr').list[0]
  expect(marathi).toMatchObject({ first_name: 'मृणाल', family_details: { mama_surname: 'शिंदे' } })
  expect(marathi?.family_details.relatives).toMatchObject([{ surname: 'काळे', goan: 'Beed' }])
  const english = inLanguage(family, 'en')
  expect(english).toMatchObject({ first_name: 'Mrunal', family_details: { mama_surname: 'Shinde' } })
  expect(english.family_details.relatives).toMatchObject([{ surname: 'Kale' }])
})

test('a field without a form stays as it was typed, and an empty one stays empty', () => {
  expect(inLanguage(family, 'mr')).toMatchObject({ last_name: 'Jagtap', native_place_goan: '' })
})

test('an answer without such forms is not copied, and none is changed in place', () => {
  const plain = { list: [{ name: 'Pune', at: null }], next_offset: null }
  expect(inLanguage(plain, 'mr')).toBe(plain)
  expect(inLanguage(null, 'mr')).toBeNull()
  const before = JSON.stringify(family)
  inLanguage(family, 'mr')
  expect(JSON.stringify(family)).toBe(before)
})
