import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { blankSearch, every, gathered, listCriteria, type SearchForm, type SearchLists } from './search-form.ts'
import { fieldOnTheWire, fromSaved, fromWire, isBlank, toWire } from './wire.ts'

const uuid = fc.uuid()
const chosen = fc.oneof(fc.uniqueArray(uuid, { maxLength: 4 }), fc.constant(every))
const end = (min: number, max: number) => fc.option(fc.integer({ min, max }))
const anyForm: fc.Arbitrary<SearchForm> = fc
  .record({
    maritalStatus: chosen,
    education: chosen,
    occupation: chosen,
    workLocation: chosen,
    abroad: fc.oneof(fc.uniqueArray(fc.constantFrom('Yes', 'No', 'आधीपासून परदेशात')), fc.constant(every)),
    nativeDistrict: chosen,
    diet: chosen,
    bornFrom: end(1900, 2026),
    bornTo: end(1900, 2026),
    heightFrom: end(100, 250),
    heightTo: end(100, 250),
    sameDevak: fc.boolean(),
  })
  .map(form => (form.workLocation.length > 0 ? { ...form, abroad: [] } : form))

/** As the server keeps it: a JSON string, lists comma-separated. */
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
          for (const said of [a, b]) expect(Object.keys(fromWire(said)).sort()).toEqual(Object.keys(blankSearch).sort())
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
    expect(fromSaved(json)).toEqual({ ...blankSearch, bornFrom: 1990, abroad: ['Yes', 'No'] })
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
    expect(gathered(values.toReversed(), options)).toEqual(every)
  })

  it('sends no option that it has since lost', () => {
    const diet = [values[1] ?? '', '0190a0a0-0000-7000-8000-00000000000f']
    expect(toWire({ ...blankSearch, diet }, lists)).toMatchObject({ diet_ids: [values[1]] })
    expect(toWire({ ...blankSearch, diet: diet.slice(1) }, lists)).not.toHaveProperty('diet_ids')
    // Until it has come, nobody knows.
    expect(toWire({ ...blankSearch, diet })).toMatchObject({ diet_ids: diet })
  })
})

it('finds the field behind every name of the wire', () => {
  const form = { ...blankSearch, bornFrom: 1990, bornTo: 1996, heightFrom: 150, heightTo: 170, sameDevak: true }
  const full = { ...form, ...Object.fromEntries(listCriteria.map(criterion => [criterion, every])) }
  expect(new Set(Object.keys(toWire(full)).map(fieldOnTheWire))).toEqual(new Set(Object.keys(blankSearch)))
  expect(fieldOnTheWire('offset')).toBeUndefined()
})
