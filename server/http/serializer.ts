import { z } from 'zod'

/** Writes a value as JSON, or returns null when it may not fit the schema. */
type Write = (value: unknown) => string | null

/**
 * Writes answers by their schema. The schema is the privacy filter: keys that it does not name are left out. Parsing by zod
 * and then writing took a quarter of a list's time, so the schema is turned into functions that check and write in one
 * pass. Whatever they do not accept is left to zod, which decides: they may accept less than zod, never more.
 */
export function serializer(schema: z.ZodType): (answer: unknown) => string {
  const write = writerOf(schema)
  return answer => write(answer) ?? JSON.stringify(schema.parse(answer))
}

const guid = /^[0-9a-fA-F]{8}-(?:[0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}$/
/** Characters that JSON escapes: control characters, quote, backslash and halves of surrogate pairs. */
const needsEscape = /[^ !#-[\]-\ud7ff\ue000-\uffff]/

const text: Write = value =>
  typeof value !== 'string' ? null : needsEscape.test(value) ? JSON.stringify(value) : `"${value}"`
const guidText: Write = value => (typeof value === 'string' && guid.test(value) ? `"${value}"` : null)
const number: Write = value => (Number.isFinite(value) ? String(value) : null)
const boolean: Write = value => (value === true ? 'true' : value === false ? 'false' : null)
/** A schema with rules of its own is written through zod. */
const byZod =
  (schema: z.ZodType): Write =>
  value => {
    const parsed = schema.safeParse(value)
    return parsed.success ? (JSON.stringify(parsed.data) ?? null) : null
  }

function writerOf(schema: z.ZodType): Write {
  // A refinement may reject the value, and a transformation may change it.
  if (schema.def.checks?.length) return byZod(schema)
  if (schema instanceof z.ZodGUID) return guidText
  if (schema instanceof z.ZodString) return text
  if (schema instanceof z.ZodNumber && !(schema instanceof z.ZodNumberFormat)) return number
  if (schema instanceof z.ZodBoolean) return boolean
  if (schema instanceof z.ZodNull) return value => (value === null ? 'null' : null)
  if (schema instanceof z.ZodLiteral) return oneOf([...schema.values])
  if (schema instanceof z.ZodEnum) return oneOf(schema.options)
  if (schema instanceof z.ZodNullable) return nullable(writerOf(inner(schema)))
  if (schema instanceof z.ZodReadonly) return writerOf(inner(schema))
  if (schema instanceof z.ZodUnion) return literals(schema) ?? byZod(schema)
  if (schema instanceof z.ZodArray) return array(writerOf(schema.element as z.ZodType))
  if (schema instanceof z.ZodObject && !schema.def.catchall) return object(schema)
  return byZod(schema)
}

const inner = (schema: z.ZodNullable | z.ZodReadonly | z.ZodOptional) => schema.unwrap() as z.ZodType

function oneOf(values: readonly unknown[]): Write {
  const written = new Map(values.map(value => [value, JSON.stringify(value) ?? null]))
  return value => written.get(value) ?? null
}

function literals(union: z.ZodUnion): Write | null {
  const options = union.options.filter(option => option instanceof z.ZodLiteral)
  return options.length === union.options.length ? oneOf(options.flatMap(option => [...option.values])) : null
}

const nullable =
  (write: Write): Write =>
  value =>
    value === null ? 'null' : write(value)

const array =
  (write: Write): Write =>
  value => {
    if (!Array.isArray(value)) return null
    let written = ''
    for (let n = 0; n < value.length; n++) {
      const one = write(value[n])
      if (one === null) return null
      written += n === 0 ? one : `,${one}`
    }
    return `[${written}]`
  }

function object(schema: z.ZodObject): Write {
  const fields = Object.entries(schema.shape).map(([key, field]) => {
    // A default inside would give a missing value another one.
    const isOptional = field instanceof z.ZodOptional && field.safeParse(undefined).data === undefined
    const write = writerOf(isOptional ? inner(field) : (field as z.ZodType))
    return { key, label: `${JSON.stringify(key)}:`, write, isOptional }
  })
  return value => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
    let written = ''
    for (const { key, label, write, isOptional } of fields) {
      const given = (value as Record<string, unknown>)[key]
      if (given === undefined && isOptional) continue
      const one = write(given)
      if (one === null) return null
      written += written === '' ? label + one : `,${label}${one}`
    }
    return `{${written}}`
  }
}
