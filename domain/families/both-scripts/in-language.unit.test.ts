import { expect, test } from 'vitest'
import { inLanguage } from './in-language.ts'
import { commonLanguage } from './script-of.ts'

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

test('what was read in one language can be read in the other again', () => {
  expect(inLanguage(inLanguage(family, 'mr'), 'en')).toMatchObject({
    first_name: 'Mrunal',
    family_details: { mama_surname: 'Shinde', relatives: [{ surname: 'Kale', goan: 'Beed' }] },
  })
})

test('names in one sentence are read in one script: that of the reader, or else the other', () => {
  const aniket = { en: 'Aniket Patil', mr: 'अनिकेत पाटील' }
  const tejashree = { en: 'Tejashree Dhote', mr: 'तेजश्री धोटे' }
  const latinOnly = { en: 'Sejal Kale', mr: 'Sejal Kale' }
  const nagariOnly = { en: 'मृणाल जगताप', mr: 'मृणाल जगताप' }
  const common = (language: 'en' | 'mr', ...names: (typeof aniket)[]) =>
    commonLanguage(language, each => names.map(name => name[each]))
  expect(common('mr', aniket, tejashree)).toBe('mr')
  expect(common('mr', aniket, latinOnly)).toBe('en')
  expect(common('en', nagariOnly, aniket)).toBe('mr')
  // Two that have no script in common are each read as they were typed.
  expect(common('mr', nagariOnly, latinOnly)).toBe('mr')
})
