import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { calls } from '#contract/index.ts'
import { serializer } from './serializer.ts'

const junk = fc.oneof(
  fc.constantFrom<unknown>(undefined, null, NaN, Infinity, -0, '', ' ', 'a"b\\c\n\u0000', '\ud800', '😀मराठी', [], {}),
  fc.string({ unit: 'binary' }),
  fc.double(),
  fc.boolean(),
  fc.date(),
  fc.bigInt(),
  fc.dictionary(fc.string(), fc.string()),
)

/** Values that often fit the schema, with keys it does not name and now and then something else in the place of a part. */
function valueFor(schema: z.ZodType): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 30, arbitrary: fitting(schema) }, { weight: 1, arbitrary: junk })
}
function fitting(schema: z.ZodType): fc.Arbitrary<unknown> {
  if (schema instanceof z.ZodObject) {
    const fields = Object.fromEntries(
      Object.entries(schema.shape).map(([key, one]) => [key, valueFor(one as z.ZodType)]),
    )
    const unnamed = fc.dictionary(fc.constantFrom('mobile', 'email', 'password_hash'), fc.string())
    // Every field is made once: a second record beside it would double the work at each depth.
    return fc
      .tuple(fc.record(fields), fc.subarray(Object.keys(fields)), unnamed, fc.nat(20))
      .map(([all, missing, extra, lot]) => {
        const kept = Object.entries(all).filter(([key]) => lot > 0 || !missing.includes(key))
        return { ...extra, ...Object.fromEntries(kept) }
      })
  }
  if (schema instanceof z.ZodArray) return fc.array(valueFor(schema.element as z.ZodType), { maxLength: 3 })
  if (schema instanceof z.ZodNullable) return fc.option(valueFor(schema.unwrap() as z.ZodType), { nil: null })
  if (schema instanceof z.ZodOptional) return fc.option(valueFor(schema.unwrap() as z.ZodType), { nil: undefined })
  if (schema instanceof z.ZodReadonly) return valueFor(schema.unwrap() as z.ZodType)
  if (schema instanceof z.ZodUnion) return fc.oneof(...schema.options.map(one => valueFor(one as z.ZodType)))
  if (schema instanceof z.ZodLiteral) return fc.constantFrom(...schema.values)
  if (schema instanceof z.ZodEnum) return fc.constantFrom(...schema.options)
  if (schema instanceof z.ZodGUID) return fc.uuid()
  if (schema instanceof z.ZodNumber) return fc.oneof(fc.integer(), fc.double({ noNaN: true }))
  if (schema instanceof z.ZodBoolean) return fc.boolean()
  if (schema instanceof z.ZodNull) return fc.constant(null)
  if (schema instanceof z.ZodString) return fc.string({ unit: 'binary', maxLength: 8 })
  return junk
}

const outcome = (make: () => string | undefined) => {
  try {
    return make()
  } catch {
    return 'refused'
  }
}
function agreesWithZod(schema: z.ZodType, numRuns: number) {
  const write = serializer(schema)
  let accepted = 0
  fc.assert(
    fc.property(valueFor(schema), value => {
      const expected = outcome(() => JSON.stringify(schema.parse(value)))
      if (expected !== 'refused') accepted++
      expect(outcome(() => write(value))).toBe(expected)
    }),
    { numRuns },
  )
  return accepted
}

describe('answers are written as zod would filter them', () => {
  it('for every call and viewer class', () => {
    let accepted = 0
    for (const { output } of Object.values(calls))
      for (const schema of output instanceof z.ZodType ? [output] : Object.values(output))
        accepted += agreesWithZod(schema, 25)
    // The comparison says something only where answers get through.
    expect(accepted).toBeGreaterThan(300)
  })

  it.each<[string, z.ZodType]>([
    ['whole numbers', z.object({ n: z.int() })],
    ['bounds', z.object({ n: z.number().min(1).max(5), s: z.string().max(2) })],
    ['formats of texts', z.object({ e: z.email(), d: z.iso.date(), u: z.url() })],
    ['refinements', z.object({ a: z.string() }).refine(({ a }) => a !== 'x')],
    ['changes', z.object({ a: z.string().trim().toUpperCase(), b: z.string().transform(text => text.length) })],
    [
      'defaults',
      z.object({ a: z.string().default('-'), b: z.number().default(3).optional(), c: z.string().catch('?') }),
    ],
    ['strict objects', z.strictObject({ a: z.string() })],
    ['loose objects', z.looseObject({ a: z.string() })],
    ['unions of objects', z.union([z.object({ a: z.string() }), z.object({ b: z.number() })])],
    ['whatever', z.object({ a: z.unknown(), b: z.any().optional(), c: z.record(z.string(), z.number()) })],
    ['optional items', z.array(z.string().optional())],
    ['nullish', z.object({ a: z.string().nullish(), b: z.literal(['x', 1, null]), c: z.coerce.number() })],
  ])('with %s', (_, schema) => {
    agreesWithZod(schema, 200)
  })

  it('leaves out a key that the schema does not name, at any depth', () => {
    const write = serializer(z.object({ list: z.array(z.object({ name: z.string() })) }))
    expect(write({ list: [{ name: 'Asha', mobile: '9' }], email: 'x' })).toBe('{"list":[{"name":"Asha"}]}')
    expect(() => write({ list: [{ name: 7 }] })).toThrow(z.ZodError)
  })
})
