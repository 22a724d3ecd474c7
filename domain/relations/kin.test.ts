import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type KinFacts, kinSignsOf } from './kin.ts'

const jagtap: KinFacts = {
  devak: null,
  gotra: 'Kashyap',
  kuldaivat: 'Khandoba',
  surname: 'Jagtap',
  village: 'Patoda',
  mamaSurname: 'Shinde',
  mamaVillage: 'Ashti',
}
const stranger: KinFacts = {
  devak: null,
  gotra: '',
  kuldaivat: '',
  surname: 'More',
  village: '',
  mamaSurname: '',
  mamaVillage: '',
}

describe('two families may be related', () => {
  it.each([
    ['by the same gotra, however it is typed', { gotra: ' kashyap' }, ['gotra']],
    ['by the kuldaivat of one village', { kuldaivat: 'Khandoba', village: 'PATODA' }, ['kuldaivat']],
    ['not by the kuldaivat alone', { kuldaivat: 'Khandoba', village: 'Beed' }, []],
    ['not by the village alone', { village: 'Patoda' }, []],
    ['by surname and village', { surname: 'jagtap', village: 'Patoda' }, ['surname']],
    ['not by the surname alone', { surname: 'Jagtap' }, []],
    ['where the mama is of their house', { surname: 'Shinde', village: 'Ashti' }, ['mama']],
    ['where their mama is of our house', { mamaSurname: 'Jagtap', mamaVillage: 'Patoda' }, ['mama']],
    ['where both mamas are of one house', { mamaSurname: 'Shinde', mamaVillage: 'Ashti' }, ['mama']],
    ['not by the surname of the mama alone', { mamaSurname: 'Shinde' }, []],
  ])('%s', (_, theirs, signs) => {
    expect(kinSignsOf(jagtap, { ...stranger, ...theirs })).toEqual(signs)
  })

  it('by the same devak, which a family chooses from a list', () => {
    expect(kinSignsOf({ ...jagtap, devak: 'panchpallav' }, { ...stranger, devak: 'panchpallav' })).toEqual(['devak'])
    expect(kinSignsOf(jagtap, stranger)).toEqual([])
  })
})

const text = fc.constantFrom('', ' ', 'a', ' A ', 'b', 'b  c', 'B C')
const facts: fc.Arbitrary<KinFacts> = fc.record({
  devak: fc.constantFrom(null, 'one', 'other'),
  gotra: text,
  kuldaivat: text,
  surname: text,
  village: text,
  mamaSurname: text,
  mamaVillage: text,
})

describe('whatever two families told', () => {
  it('the signs are the same from either side', () => {
    fc.assert(
      fc.property(facts, facts, (one, other) => {
        expect(kinSignsOf(one, other)).toEqual(kinSignsOf(other, one))
      }),
    )
  })

  it('a fact that is taken away never adds a sign', () => {
    const names = Object.keys(jagtap) as (keyof KinFacts)[]
    fc.assert(
      fc.property(facts, facts, fc.subarray(names), (one, other, hidden) => {
        const less = { ...other, ...Object.fromEntries(hidden.map(name => [name, name === 'devak' ? null : ''])) }
        const all = kinSignsOf(one, other)
        expect(kinSignsOf(one, less).filter(sign => !all.includes(sign))).toEqual([])
      }),
    )
  })

  it('capitals and spaces make no difference', () => {
    fc.assert(
      fc.property(facts, facts, (one, other) => {
        const shouted = Object.fromEntries(
          Object.entries(other).map(([name, value]) => [name, name === 'devak' ? value : ` ${value?.toUpperCase()}  `]),
        ) as unknown as KinFacts
        expect(kinSignsOf(one, shouted)).toEqual(kinSignsOf(one, other))
      }),
    )
  })

  it('who told nothing is kin to nobody', () => {
    const silent = { ...stranger, surname: '' }
    fc.assert(
      fc.property(facts, one => {
        expect(kinSignsOf(one, silent)).toEqual([])
      }),
    )
  })
})
