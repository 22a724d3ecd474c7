import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import { calls } from './index.ts'
import { mostOfColumn } from './numbers.ts'

/** Stored in a column for larger numbers. */
const large = new Set(['annual_income'])
const mostOfLarge = 9_999_999_999

/** The change after the one that is named counts one more, which must fit as well. */
const counted = new Set(['version'])

/** What stands below a schema: its fields, choices, entries and steps. */
function partsOf(schema: z.core.$ZodType): [string, z.core.$ZodType][] {
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape)
    case 'array':
      return [['', def.element]]
    case 'union':
      return def.options.map(option => ['', option])
    case 'pipe':
      return [
        ['', def.in],
        ['', def.out],
      ]
    case 'record':
      return [
        ['', def.keyType],
        ['', def.valueType],
      ]
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'catch':
    case 'nonoptional':
    case 'readonly':
      return [['', def.innerType]]
    case 'number':
    case 'string':
    case 'boolean':
    case 'enum':
    case 'literal':
    case 'null':
    case 'transform':
    // Taken and read by nobody.
    case 'unknown':
      return []
    default:
      throw new Error(`this test does not know what stands below a ${def.type}`)
  }
}

/** The numbers below a schema that have no ends, or ends that no column has. */
function withoutEnds(schema: z.core.$ZodType, path: string): string[] {
  const wrong = partsOf(schema).flatMap(([name, part]) => withoutEnds(part, name ? `${path}.${name}` : path))
  if (!(schema instanceof z.ZodNumber)) return wrong
  const name = path.split('.').at(-1) ?? ''
  const most = large.has(name) ? mostOfLarge : counted.has(name) ? mostOfColumn - 1 : mostOfColumn
  const { minValue, maxValue } = schema
  const isBounded = minValue !== null && minValue >= -most && maxValue !== null && maxValue <= most
  return isBounded && schema.isInt ? wrong : [...wrong, path]
}

describe('every number of an input', () => {
  it('is whole and has ends that its column has too', () => {
    const wrong = Object.entries<Endpoint>(calls).flatMap(([name, { input }]) => withoutEnds(input, name))
    expect(wrong).toEqual([])
  })

  it('is found wherever it stands', () => {
    const input = z.object({
      plain: z.number(),
      whole: z.number().int(),
      part: z.number().min(0).max(9),
      lists: z.array(z.object({ n: z.coerce.number().max(9).optional() })),
      typed: z.union([z.string(), z.number()]).transform(String).pipe(z.string()).default('1'),
      version: z.number().int().min(0).max(mostOfColumn),
      good: z.number().int().min(0).max(9),
    })
    const wrong = ['plain', 'whole', 'part', 'lists.n', 'typed', 'version']
    expect(withoutEnds(input, 'call')).toEqual(wrong.map(one => `call.${one}`))
  })
})
