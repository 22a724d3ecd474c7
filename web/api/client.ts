import type { AnswerOf, Endpoint, SentTo } from '#contract/endpoint.ts'
import type { ErrorCode } from '#contract/errors.ts'
import type { CallsByAddress } from '#contract/index.ts'
import { inLanguage } from '#domain/families/both-scripts/in-language.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { currentLanguage } from '#web/ui/language.ts'
import { fetchWithProgress } from './fetch-with-progress.ts'
import { keys, read } from './storage.ts'

type CallAddress = keyof CallsByAddress
type EndpointAt<A extends CallAddress> = CallsByAddress[A] extends Endpoint ? CallsByAddress[A] : never

/** A call that failed. `status` is 0 if the server did not answer. */
export class CallFailed extends Error {
  readonly status: number
  readonly code: ErrorCode | null
  readonly fields: Readonly<Record<string, string>>
  readonly retryAfter: number | null
  /** The token that was sent with the call. */
  readonly token: string | null
  constructor(
    status: number,
    message: string,
    more: Partial<Pick<CallFailed, 'code' | 'fields' | 'retryAfter' | 'token'>> = {},
  ) {
    super(message)
    this.status = status
    this.code = more.code ?? null
    this.fields = more.fields ?? {}
    this.retryAfter = more.retryAfter ?? null
    this.token = more.token ?? null
  }
}

/**
 * The calls whose answer is put into a form and sent back, which must hold the names as they were typed. Every other answer is
 * read with the names, places and texts in the language in which it was asked for.
 */
const readAsTyped: ReadonlySet<CallAddress> = new Set<CallAddress>([
  'GET /user/me',
  'GET /office/members/:uuid/profile',
  'POST /office/member/contact',
  'GET /search-by-id',
])

function headers(language: Language, token: string | null): Record<string, string> {
  const sent: Record<string, string> = { platform: 'web', os: 'web', language }
  if (token) sent.authorization = `Bearer ${token}`
  for (const [name, key] of [
    ['device', keys.device],
    ['product', keys.product],
    ['company', keys.company],
    ['user-type', keys.userType],
  ] as const) {
    const value = read(key)
    if (value) sent[name] = value
  }
  return sent
}

/** The input of a GET as the query string of its address. */
export function queryOf(input: Record<string, unknown>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(input)) {
    if (value === undefined || value === null) continue
    for (const one of Array.isArray(value) ? value : [value]) query.append(name, String(one))
  }
  const text = query.toString()
  return text ? `?${text}` : ''
}

interface SendOptions {
  signal?: AbortSignal
  /** Whether the call goes on when the page is left. */
  keepalive?: boolean
  /** A file for a multipart call, under the field its declaration names. */
  file?: { field: string; blob: Blob; name: string }
  /** Called with the progress of the upload, from 0 to 100. */
  onProgress?: (percent: number) => void
}

/** Calls the server by method and path: `call('PUT /verify/otp', { email, otp })`. */
export async function call<A extends CallAddress>(
  address: A,
  input: SentTo<EndpointAt<A>>,
  sending: SendOptions = {},
): Promise<AnswerOf<EndpointAt<A>>> {
  const [method = 'GET', pattern = ''] = address.split(' ')
  const rest: Record<string, unknown> = { ...input }
  const path = pattern.replace(/:(\w+)/g, (_, name: string) => {
    const value = String(rest[name])
    delete rest[name]
    return encodeURIComponent(value)
  })
  const language = currentLanguage()
  const token = read(keys.accessToken)
  const sent = headers(language, token)
  const init: RequestInit = { method, headers: sent, cache: 'no-cache' }
  if (sending.signal) init.signal = sending.signal
  if (sending.keepalive) init.keepalive = true
  if (sending.file) {
    const form = new FormData()
    for (const [name, value] of Object.entries(rest)) form.append(name, String(value))
    form.append(sending.file.field, sending.file.blob, sending.file.name)
    init.body = form
  } else if (method !== 'GET') {
    sent['content-type'] = 'application/json'
    init.body = JSON.stringify(rest)
  }
  let response: Response
  try {
    const url = `/api${path}${method === 'GET' ? queryOf(rest) : ''}`
    const { onProgress, signal } = sending
    response =
      onProgress && init.body instanceof FormData
        ? await fetchWithProgress(
            url,
            { method, headers: sent, body: init.body, ...(signal && { signal }) },
            onProgress,
          )
        : await fetch(url, init)
  } catch (cause) {
    if (sending.signal?.aborted) throw cause
    throw new CallFailed(0, '')
  }
  const answer: unknown = await response.json().catch(() => null)
  // The server answers by the declared schema. Checking again would load every schema into the page.
  if (response.ok && answer !== null) {
    const read = answer as AnswerOf<EndpointAt<A>>
    return readAsTyped.has(address) ? read : inLanguage(read, language)
  }
  const refusal = (answer ?? {}) as { message?: string; code?: ErrorCode; fields?: Record<string, string> }
  throw new CallFailed(response.status, refusal.message ?? '', {
    code: refusal.code ?? null,
    fields: refusal.fields ?? {},
    retryAfter: Number(response.headers.get('retry-after')) || null,
    token,
  })
}
