import { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { type CallName, calls } from '#contract/index.ts'
import { isOfficeAccess } from '#server/http/office-door.ts'
import { multipartBody } from './multipart.ts'
import { asText, hostileTexts, hostileValues, pick, type Random } from './values.ts'

/** What exists in the database, so that some requests get past the first check. */
export interface Known {
  tokens: readonly string[]
  /** The cookie and the origin of each of the staff. */
  staff: readonly Readonly<Record<string, string>>[]
  texts: readonly string[]
  ids: readonly string[]
}
export interface FuzzedRequest {
  call: CallName
  method: Endpoint['method'] | 'HEAD'
  url: string
  headers: Record<string, string>
  payload?: string | Buffer
  remoteAddress: string
}

const names = Object.keys(calls) as CallName[]
interface FieldShape {
  enum?: unknown[]
  const?: unknown
  type?: string
  format?: string
  minimum?: number
  maximum?: number
  items?: FieldShape
}
const fieldsOf = (endpoint: Endpoint): Record<string, FieldShape> =>
  (
    z.toJSONSchema(endpoint.input, { io: 'input', unrepresentable: 'any' }) as {
      properties?: Record<string, FieldShape>
    }
  ).properties ?? {}

/** Every call in turn, each time with other values, headers and bodies. */
export function fuzzedRequest(random: Random, n: number, known: Known): FuzzedRequest {
  const call = names[n % names.length] as CallName
  const endpoint: Endpoint = calls[call]
  const input = fuzzedInput(random, endpoint, known)
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => inAddress(random, input[name] ?? known.ids[0]))
  const headers = fuzzedHeaders(random, endpoint, known)
  const request = {
    call,
    method: random() < 0.02 && endpoint.method === 'GET' ? ('HEAD' as const) : endpoint.method,
    headers,
    remoteAddress: `10.${n % 256}.${Math.floor(n / 256) % 256}.${Math.floor(random() * 256)}`,
  }
  if (endpoint.method === 'GET') return { ...request, url: `/api${path}${fuzzedQuery(random, input)}` }
  const body = endpoint.file ? multipartBody(random, endpoint.file, input) : jsonBody(random, input)
  return { ...request, url: `/api${path}`, headers: { ...headers, ...body.headers }, payload: body.payload }
}

/** What most fields take. Values that have broken programs are tried as well: where a schema takes one, a handler gets it. */
const ordinaryValues: readonly unknown[] = [
  'Rutuja',
  'A reason that is long enough',
  'saatpaule12',
  '650000',
  165,
  1,
  2,
  ['1'],
  ...hostileTexts.filter(text => text.length < 1_000),
  ...hostileValues,
]
const accepted = new Map<z.ZodType, readonly unknown[]>()
function acceptedBy(field: z.ZodType, { enum: choices = [], const: only }: FieldShape, known: Known) {
  const before = accepted.get(field)
  if (before) return before
  const sample = [...known.ids, ...known.texts].filter((_, n) => n % 4 === 0)
  const tried = [...choices, ...(only === undefined ? [] : [only]), ...sample, ...ordinaryValues]
  const values = tried.filter(value => field.safeParse(value).success)
  accepted.set(field, values)
  return values
}

/** Right in every field but perhaps one, so that it gets past the schema. */
function nearlyRightInput(random: Random, endpoint: Endpoint, known: Known): Record<string, unknown> {
  const fields = Object.entries(fieldsOf(endpoint))
  const input = Object.fromEntries(
    fields.flatMap(([name, shape]) => {
      const values = acceptedBy(endpoint.input.shape[name] as z.ZodType, shape, known)
      return values.length > 0 ? [[name, pick(random, values)]] : []
    }),
  )
  if (fields.length > 0 && random() < 0.5) {
    const [name, shape] = pick(random, fields)
    input[name] = fuzzedValue(random, shape, known)
  }
  return input
}

function fuzzedInput(random: Random, endpoint: Endpoint, known: Known): Record<string, unknown> {
  if (random() < 0.5) return nearlyRightInput(random, endpoint, known)
  const input: Record<string, unknown> = {}
  for (const [name, shape] of Object.entries(fieldsOf(endpoint))) {
    if (random() < 0.15) continue
    input[name] = fuzzedValue(random, shape, known)
  }
  if (random() < 0.1) input[pick(random, hostileTexts)] = pick(random, hostileTexts)
  return input
}

function fuzzedValue(random: Random, shape: FieldShape, known: Known): unknown {
  const kind = random()
  if (kind < 0.7) {
    if (shape.const !== undefined) return shape.const
    if (shape.enum) return pick(random, shape.enum)
    if (shape.format === 'uuid') return pick(random, known.ids)
    if (shape.type === 'boolean') return random() < 0.5
    if (shape.items) return [fuzzedValue(random, shape.items, known)]
    if (shape.type === 'integer') return numberWithin(random, shape)
  }
  if (kind < 0.35) return pick(random, known.ids)
  if (kind < 0.5) return pick(random, known.texts)
  if (kind < 0.6) return Math.floor(random() * 100)
  if (kind < 0.9) return pick(random, hostileTexts)
  return pick(random, hostileValues)
}

/** Small ones and both ends are likelier than those between. */
function numberWithin(random: Random, { minimum = -1000, maximum = 1000 }: FieldShape): number {
  const kind = random()
  if (kind < 0.2) return kind < 0.1 ? minimum : maximum
  const most = kind < 0.8 ? Math.min(maximum, minimum + 5) : maximum
  return minimum + Math.floor(random() * (most - minimum))
}

/** The session of the side that the call belongs to, and now and then the other one, both, a wrong one or none. */
function fuzzedHeaders(random: Random, endpoint: Endpoint, known: Known): Record<string, string> {
  const headers: Record<string, string> = { host: 'localhost:3000' }
  const kind = random()
  if (random() < (isOfficeAccess(endpoint.access) ? 0.85 : 0.05)) Object.assign(headers, pick(random, known.staff))
  if (random() < 0.03) headers.origin = pick(random, ['null', 'https://evil.example', 'x', ''])
  if (random() < 0.03) headers.cookie = pick(random, ['office=', 'office=x', 'office=%00; office=y', ';;;='])
  if (isOfficeAccess(endpoint.access) && kind < 0.75) return headers
  if (kind < 0.75) headers.authorization = `Bearer ${pick(random, known.tokens)}`
  else if (kind < 0.85)
    headers.authorization = pick(random, ['Bearer', 'Bearer x', 'Basic YTpi', `Bearer ${'x'.repeat(99)}`])
  if (random() < 0.3) headers.language = pick(random, ['en', 'mr', 'de', 'mr, en', ''])
  if (random() < 0.2) headers.device = pick(random, ['x', 'a'.repeat(43), '%00'])
  if (random() < 0.05) headers['x-forwarded-for'] = pick(random, ['1.2.3.4', '::1', 'nonsense'])
  return headers
}

/** Percent signs are sometimes left as they are, so that the address cannot be decoded. */
const inAddress = (random: Random, value: unknown): string => {
  const text = asText(value).slice(0, 2000)
  return random() < 0.02 && /^[!-~]*$/.test(text) ? text : encodeURIComponent(text.toWellFormed())
}

function fuzzedQuery(random: Random, input: Record<string, unknown>): string {
  const parts = Object.entries(input).flatMap(([name, value]) => {
    const key = encodeURIComponent(name.toWellFormed())
    const listed = Array.isArray(value) ? value : [value]
    const pairs = listed.map(one => `${key}=${inAddress(random, one)}`)
    return random() < 0.05 ? [...pairs, `${key}=again`, `${key}[]=x`, `${key}[a]=y`] : pairs
  })
  return parts.length > 0 ? `?${parts.join('&').slice(0, 12_000)}` : ''
}

function jsonBody(
  random: Random,
  input: Record<string, unknown>,
): { headers: Record<string, string>; payload: string } {
  const text = JSON.stringify(input)
  const kind = random()
  const headers = { 'content-type': 'application/json' }
  if (kind < 0.85) return { headers, payload: text }
  if (kind < 0.9) return { headers, payload: text.slice(0, Math.floor(random() * text.length)) }
  if (kind < 0.95)
    return { headers, payload: pick(random, ['null', '[]', '7', '"x"', '', '{"a":', '{"__proto__":{"a":1}}']) }
  const type = pick(random, [
    'text/plain',
    'application/xml',
    'multipart/form-data',
    'application/json; charset=x',
    'x',
  ])
  return { headers: { 'content-type': type }, payload: text }
}
