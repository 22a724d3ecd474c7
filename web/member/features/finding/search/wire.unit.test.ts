import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Criterion, criterionNames, searchCriteria } from '#contract/finding/criteria.ts'
import { criteriaShape } from '#contract/finding/criteria-schema.ts'
import { blankSearch, collapseEvery, every, type SearchForm, type SearchLists } from './search-form.ts'
import { criterionOnTheWire, fromSaved, fromWire, isBlank, toWire } from './wire.ts'

const end = (min: number, max: number) => fc.option(fc.integer({ min, max }))
const anyValue = (criterion: Criterion): fc.Arbitrary<SearchForm[Criterion]> => {
  const declared = searchCriteria[criterion]
  switch (declared.kind) {
    case 'options':
      return fc.oneof(fc.uniqueArray(fc.uuid(), { maxLength: 4 }), fc.constant(every))
    case 'answers':
      return fc.oneof(fc.uniqueArray(fc.constantFrom('Yes', 'No', 'आधीपासून परदेशात')), fc.constant(every))
    case 'range':
      return fc.record({ from: end(declared.min, declared.max), to: end(declared.min, declared.max) })
    default:
      return fc.boolean()
  }
}
const anyForm = fc
  .record(Object.fromEntries(criterionNames.map(name => [name, anyValue(name)])))
  .map(values => values as unknown as SearchForm)
  .map(form => (form.workLocation.length > 0 ? { ...form, moveAbroad: [] } : form))

/** A search as the server saves it: a JSON string with comma-separated lists. */
const saved = (form: SearchForm) =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(toWire(form)).map(([name, value]) => [name, Array.isArray(value) ? value.join(',') : value]),
    ),
  )

describe('a search', () => {
  it('comes back from the wire and from the saved JSON as it was', () => {
    fc.assert(
      fc.property(anyForm, form => {
        expect(fromWire(JSON.parse(JSON.stringify(toWire(form))))).toEqual(form)
        expect(fromSaved(saved(form))).toEqual(isBlank(form) ? null : form)
      }),
    )
  })

  it('makes a form of anything at all', () => {
    fc.assert(
      fc.property(
        fc.anything(),
        fc.dictionary(fc.constantFrom('from_age', 'diet_ids', 'same_devak'), fc.anything()),
        (a, b) => {
          for (const sent of [a, b]) expect(Object.keys(fromWire(sent)).sort()).toEqual(Object.keys(blankSearch).sort())
        },
      ),
    )
    fc.assert(
      fc.property(fc.string(), json => {
        expect(() => fromSaved(json)).not.toThrow()
      }),
    )
  })

  it('sends nothing where nothing was chosen, but that one’s own devak is left out', () => {
    expect(toWire(blankSearch)).toEqual({ same_devak: 'N' })
    expect(toWire({ ...blankSearch, sameDevak: true })).toEqual({ same_devak: 'Y' })
  })
})

describe('a saved search', () => {
  it.each([null, '', 'null', '[]', '7', '{', '{"same_devak":"N","marital_status_id":"null","from_age":""}'])(
    'is none in %j',
    json => expect(fromSaved(json)).toBeNull(),
  )

  it('keeps what makes sense and leaves the rest', () => {
    const json =
      '{"from_age":"1990","to_age":"soon","diet_ids":"not,ids","same_devak":"perhaps","move_to_abroad":"Yes,No"}'
    expect(fromSaved(json)).toEqual({ ...blankSearch, birthYear: { from: 1990, to: null }, moveAbroad: ['Yes', 'No'] })
  })

  it('of work and abroad at once keeps the work: the server takes one', () => {
    const json = '{"working_place_id":"ALL","move_to_abroad":"Yes"}'
    expect(fromSaved(json)).toEqual({ ...blankSearch, workLocation: every })
  })
})

describe('a list', () => {
  const options = [
    { value: '0190a0a0-0000-7000-8000-000000000001', label: 'Vegetarian' },
    { value: '0190a0a0-0000-7000-8000-000000000002', label: 'Jain' },
  ]
  const values = options.map(option => option.value)
  const lists: SearchLists = { diet: options }

  it('with every option chosen travels as one word', () => {
    expect(toWire({ ...blankSearch, diet: values }, lists)).toMatchObject({ diet_ids: 'ALL' })
    expect(collapseEvery(values.toReversed(), options)).toEqual(every)
  })

  it('sends no option that it has since lost', () => {
    const diet = [values[1] ?? '', '0190a0a0-0000-7000-8000-00000000000f']
    expect(toWire({ ...blankSearch, diet }, lists)).toMatchObject({ diet_ids: [values[1]] })
    expect(toWire({ ...blankSearch, diet: diet.slice(1) }, lists)).not.toHaveProperty('diet_ids')
    // Until the list is loaded it is unknown.
    expect(toWire({ ...blankSearch, diet })).toMatchObject({ diet_ids: diet })
  })
})

it('knows the criterion behind every name of the wire', () => {
  expect(Object.keys(criteriaShape).map(criterionOnTheWire)).not.toContain(undefined)
  expect(criterionOnTheWire('to_age')).toBe('birthYear')
  expect(criterionOnTheWire('offset')).toBeUndefined()
})
