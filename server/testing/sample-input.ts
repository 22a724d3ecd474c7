import { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'

type Shape = z.core.JSONSchema.BaseSchema

/** Every id is the one that is aimed at, and every other value the first that its schema allows. */
function sampleOf(schema: Shape, aimedAt: string): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.anyOf) return sampleOf(schema.anyOf.at(-1) as Shape, aimedAt)
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([key, value]) => [key, sampleOf(value as Shape, aimedAt)]),
      )
    case 'array':
      return [sampleOf(schema.items as Shape, aimedAt)]
    case 'integer':
    case 'number':
      return schema.minimum ?? 1
    case 'boolean':
      return true
    default:
      return textOf(schema, aimedAt)
  }
}

const samples = [
  '1234',
  '123456',
  '12345678',
  '2000-01-01',
  '9',
  'one@family.in',
  '0.5,0.3',
  'A sentence of some length',
]
function textOf({ format, pattern }: Shape, aimedAt: string): string {
  if (format === 'uuid') return aimedAt
  if (format === 'email') return 'one@family.in'
  const fits = pattern ? new RegExp(pattern, 'u') : null
  return samples.find(sample => !fits || fits.test(sample)) ?? aimedAt
}

/** Made once: that of a biodata takes long. */
const schemas = new WeakMap<z.ZodObject, Shape>()

/** What somebody would send who aims a call at a family: each id in address, query and body is that family's. */
export function inputAimedAt({ input }: Endpoint, memberId: string): Record<string, unknown> {
  const schema = schemas.get(input) ?? z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' })
  schemas.set(input, schema)
  return sampleOf(schema, memberId) as Record<string, unknown>
}
