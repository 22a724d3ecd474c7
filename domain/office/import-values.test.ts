import { describe, expect, it } from 'vitest'
import { dayOf, entryNamed, heightOf, incomeOf, nameParts, suggestEntry, timeOf } from './import-values.ts'

describe('what a register holds', () => {
  it('heights', () => {
    for (const told of [
      `5'4"`,
      '5 ft 4',
      '5 feet 4 inches',
      '163',
      '163 cm',
      `५'४"`,
      '५ फूट ४ इंच',
      '5.4',
      '5’4”',
      '1.63 m',
    ])
      expect([told, heightOf(told)]).toEqual([told, 162])
    expect(heightOf(`5'`)).toBe(152)
    expect(heightOf('5.11')).toBe(180)
    for (const told of ['', 'tall', '99', `5'14"`, '5400', '12', '-5'])
      expect([told, heightOf(told)]).toEqual([told, null])
  })

  it('incomes', () => {
    for (const told of [
      '6.5 lakh',
      '650000',
      '६.५ लाख',
      '6,50,000/-',
      'Rs. 6.5 Lacs',
      '₹6.5L',
      '6.5 LPA',
      '6.5LPA',
      '6.5 L.P.A.',
      '₹6.5 lpa',
      'Rs. 6.5 LPA/-',
      '६.५ एलपीए',
      '6.5L',
      '6.5 lakhs p.a.',
      '6,50,000',
      '६,५०,०००',
      '6.5',
    ])
      expect([told, incomeOf(told)]).toEqual([told, 650_000])
    expect(incomeOf('12 LPA')).toBe(1_200_000)
    expect(incomeOf('१२ लाख')).toBe(1_200_000)
    expect(incomeOf('1.2 cr p.a.')).toBe(12_000_000)
    expect(incomeOf('45000 per month')).toBe(540_000)
    expect(incomeOf('१.२ कोटी')).toBe(12_000_000)
    expect(incomeOf('0')).toBe(0)
    for (const told of ['', 'good', 'six lakh', '6-7 lakh', '1.2.3'])
      expect([told, incomeOf(told)]).toEqual([told, null])
  })

  it('days in five ways and by the number of a sheet', () => {
    for (const told of [
      '1997-03-09',
      '1997-03-09 00:00:00',
      '9/3/1997',
      '09-03-1997',
      '09.03.97',
      '9-Mar-97',
      '9 March 1997',
      '९ मार्च १९९७',
      'March 9, 1997',
      '०९/०३/१९९७',
      '35498',
    ])
      expect([told, dayOf(told)]).toEqual([told, '1997-03-09'])
    for (const told of ['', '3/25/1997', '31/02/1997', '9 Foo 1997', '1997', '12345678'])
      expect([told, dayOf(told)]).toEqual([told, null])
  })

  it('times of birth', () => {
    for (const told of ['14:30', '2.30 PM', 'दुपारी २:३०', '14:30:00', '2:30 p.m.'])
      expect([told, timeOf(told)]).toEqual([told, '14:30:00'])
    expect(timeOf('सकाळी १०.१५')).toBe('10:15:00')
    expect(timeOf('रात्री १२.१०')).toBe('00:10:00')
    expect(timeOf('रात्री ९.१०')).toBe('21:10:00')
    expect(timeOf('0.4375')).toBe('10:30:00')
    for (const told of ['', 'noon', '25:00', '14:75', '7']) expect([told, timeOf(told)]).toEqual([told, null])
  })

  it('whole names', () => {
    expect(nameParts('Ku. Rutuja Suresh Kale', false)).toEqual({ first: 'Rutuja', middle: 'Suresh', last: 'Kale' })
    expect(nameParts('काळे ऋतुजा सुरेश', true)).toEqual({ first: 'ऋतुजा', middle: 'सुरेश', last: 'काळे' })
    expect(nameParts('कु.ऋतुजा काळे', false)).toEqual({ first: 'ऋतुजा', middle: '', last: 'काळे' })
    expect(nameParts('Rutuja', false)).toEqual({ first: 'Rutuja', middle: '', last: '' })
  })
})

describe('entries of a list', () => {
  const districts = [
    { id: 'pune', names: ['Pune', 'पुणे'] },
    { id: 'satara', names: ['Satara', 'सातारा'] },
    { id: 'sambhajinagar', names: ['Chhatrapati Sambhajinagar', 'छत्रपती संभाजीनगर', 'Aurangabad'] },
  ]
  it('are found by any of their names', () => {
    for (const told of ['Pune', ' PUNE. ', 'पुणे']) expect(entryNamed(told, districts)?.id).toBe('pune')
    expect(entryNamed('aurangabad', districts)?.id).toBe('sambhajinagar')
    expect(entryNamed('Poona', districts)).toBe(null)
    expect(entryNamed('', districts)).toBe(null)
  })
  it('are suggested for a slip of the pen, and for nothing else', () => {
    expect(suggestEntry('Sataara', districts)?.id).toBe('satara')
    expect(suggestEntry('Chhatrapati Sambhaji Nagar', districts)?.id).toBe('sambhajinagar')
    expect(suggestEntry('Nagpur', districts)).toBe(null)
    expect(suggestEntry('P', districts)).toBe(null)
  })
  it('one name of two entries is neither', () => {
    const talukas = [
      { id: 'one', names: ['Karjat'] },
      { id: 'two', names: ['Karjat'] },
    ]
    expect(entryNamed('Karjat', talukas)).toBe(null)
    expect(suggestEntry('Karjat', talukas)).toBe(null)
  })
})
