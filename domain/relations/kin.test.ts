import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type KinFacts, kinSignsOf } from './kin.ts'

const jagtap: KinFacts = {
  devak: null,
  gotra: ['kashyap'],
  kuldaivat: ['khandoba'],
  surname: ['jagtap'],
  village: ['patoda'],
  mamaSurname: ['shinde'],
  mamaVillage: ['ashti', 'ashthi'],
}
const stranger: KinFacts = {
  devak: null,
  gotra: [],
  kuldaivat: [],
  surname: ['more'],
  village: [],
  mamaSurname: [],
  mamaVillage: [],
}

describe('two families may be related', () => {
  it.each([
    ['by the same gotra', { gotra: ['kashyap'] }, ['gotra']],
    ['by the kuldaivat of one village', { kuldaivat: ['khandoba'], village: ['patoda'] }, ['kuldaivat']],
    ['not by the kuldaivat alone', { kuldaivat: ['khandoba'], village: ['beed'] }, []],
    ['not by the village alone', { village: ['patoda'] }, []],
    ['by surname and village', { surname: ['jagtap'], village: ['patoda'] }, ['surname']],
    ['not by the surname alone', { surname: ['jagtap'] }, []],
    ['where the mama is of their house, by either form', { surname: ['shinde'], village: ['ashthi'] }, ['mama']],
    ['where their mama is of our house', { mamaSurname: ['jagtap'], mamaVillage: ['patoda'] }, ['mama']],
    ['where both mamas are of one house', { mamaSurname: ['shinde'], mamaVillage: ['ashti'] }, ['mama']],
    ['not by the surname of the mama alone', { mamaSurname: ['shinde'] }, []],
  ])('%s', (_, theirs, signs) => {
    expect(kinSignsOf(jagtap, { ...stranger, ...theirs })).toEqual(signs)
  })

  it('by the same devak, which a family chooses from a list', () => {
    expect(kinSignsOf({ ...jagtap, devak: 'panchpallav' }, { ...stranger, devak: 'panchpallav' })).toEqual(['devak'])
    expect(kinSignsOf(jagtap, stranger)).toEqual([])
  })
})

const text = fc.subarray(['a', 'b', 'c'])
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
        const less = { ...other, ...Object.fromEntries(hidden.map(name => [name, name === 'devak' ? null : []])) }
        const all = kinSignsOf(one, other)
        expect(kinSignsOf(one, less).filter(sign => !all.includes(sign))).toEqual([])
      }),
    )
  })

  it('who told nothing is kin to nobody', () => {
    const silent = { ...stranger, surname: [] }
    fc.assert(
      fc.property(facts, one => {
        expect(kinSignsOf(one, silent)).toEqual([])
      }),
    )
  })
})
