import { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { type CallName, calls } from '#contract/index.ts'
import { multipartBody } from './multipart.ts'
import { asText, hostileTexts, hostileValues, pick, type Random } from './values.ts'

/** What exists in the database, so that some requests get past the first check. */
export interface Known {
  tokens: readonly string[]
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
  const headers = fuzzedHeaders(random, known)
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

function fuzzedInput(random: Random, endpoint: Endpoint, known: Known): Record<string, unknown> {
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
  if (shape.const !== undefined && kind < 0.7) return shape.const
  if (shape.enum && kind < 0.7) return pick(random, shape.enum)
  if (kind < 0.35) return pick(random, known.ids)
  if (kind < 0.5) return pick(random, known.texts)
  if (kind < 0.6) return Math.floor(random() * 100)
  if (kind < 0.9) return pick(random, hostileTexts)
  return pick(random, hostileValues)
}

function fuzzedHeaders(random: Random, known: Known): Record<string, string> {
  const headers: Record<string, string> = { host: 'localhost' }
  const kind = random()
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
