import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { type Messenger, Refused } from './messenger.ts'

/** An account of the WhatsApp Business Cloud API. */
interface WhatsappAccount {
  /** The Graph API with its version. */
  url: string
  token: string
  /** The id of the sender's number. */
  phoneId: string
}

const answerWithin = 15_000
/** Long enough for a short disturbance. Afterwards the next channel tells the family. */
const mostTries = 4

/** Errors before the request can have arrived, so it may be repeated. */
const neverArrived = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
])
/** Meta's codes for temporary failures: trouble of its own, or too many messages at once. Any other refusal is permanent. */
const passing = new Set([1, 2, 4, 80007, 130429, 131000, 131016, 131048, 131056, 133004])
/** Codes for a number without WhatsApp, or whose owner accepts no messages from businesses. */
const deadNumbers = new Set([131026, 131050])

export const isDeadNumber = (code: number): boolean => deadNumbers.has(code)

const sent = z.object({ messages: z.array(z.object({ id: z.string().min(1).max(200) })).min(1) })
const failure = z.object({ error: z.object({ code: z.number().int() }) })

const headersOf = ({ token }: Pick<WhatsappAccount, 'token'>) => ({ authorization: `Bearer ${token}` })

/** Asks for the sender's number, which needs the token and sends nothing. Rejects where there is no answer. */
export async function checkWhatsapp(account: WhatsappAccount): Promise<'ok' | 'key_refused'> {
  const response = await fetch(`${account.url}/${encodeURIComponent(account.phoneId)}?fields=id`, {
    headers: headersOf(account),
    // A redirect would carry the token to an address that nobody set.
    redirect: 'error',
    signal: AbortSignal.timeout(answerWithin),
  })
  await response.body?.cancel()
  if (response.status >= 500 || response.status === 429) throw new Error(`WhatsApp answered ${response.status}`)
  return response.ok ? 'ok' : 'key_refused'
}

/** Sends templates. The API has no idempotency key, so a message without an answer is not repeated. */
export function whatsappMessenger(account: WhatsappAccount, withinMs = answerWithin): Messenger {
  return {
    mostTries,
    async deliver({ id, to, template, whatsapp }, knownAs) {
      const { language, variables } = whatsapp ?? { language: 'en', variables: [] }
      const response = await fetch(`${account.url}/${encodeURIComponent(account.phoneId)}/messages`, {
        method: 'POST',
        headers: { ...headersOf(account), 'content-type': 'application/json' },
        body: JSON.stringify({
          messaging_product: 'whatsapp',
          recipient_type: 'individual',
          to: to.replace(/^\+/, ''),
          type: 'template',
          template: {
            name: template,
            language: { code: language },
            ...(variables.length > 0 && {
              components: [{ type: 'body', parameters: variables.map(text => ({ type: 'text', text })) }],
            }),
          },
          // Reports carry this id, including those that arrive before the answer.
          biz_opaque_callback_data: id,
        }),
        // A redirect would carry the number and the token to an address that nobody set.
        redirect: 'error',
        signal: AbortSignal.timeout(withinMs),
      }).catch((error: unknown) => {
        if (neverArrived.has((error as { cause?: { code?: string } }).cause?.code ?? '')) throw error
        throw new Refused('no answer', false)
      })
      const answer: unknown = await response.json().catch(() => null)
      if (response.ok) {
        // An accepted message is not sent again, whatever the answer looks like.
        const providerId = sent.safeParse(answer).data?.messages[0]?.id
        if (providerId) await knownAs?.(providerId)
        return
      }
      const code = failure.safeParse(answer).data?.error.code
      const isPassing = response.status >= 500 || response.status === 429 || (code !== undefined && passing.has(code))
      if (isPassing || code === undefined) throw new Error(`WhatsApp answered ${response.status}: ${code ?? 'no code'}`)
      throw new Refused(`WhatsApp ${code}`, isDeadNumber(code))
    },
  }
}

/** What WhatsApp tells of a message of ours, or what somebody wrote to us. */
export type WhatsappEvent =
  | {
      kind: 'status'
      status: 'sent' | 'delivered' | 'read' | 'failed'
      providerId: string
      /** Our own id of the message, where the report carries it. */
      messageId: string | null
      /** Why it failed. */
      code: number
    }
  | { kind: 'text'; from: string; text: string; writtenAt: Date }

// Ids and numbers must look like ids and numbers, so that nothing else reaches a query. Unknown kinds and fields are dropped.
const status = z.object({
  id: z.string().regex(/^[\w.=+/-]{1,200}$/),
  status: z.enum(['sent', 'delivered', 'read', 'failed']),
  biz_opaque_callback_data: z.guid().nullish().catch(null),
  errors: z
    .array(z.object({ code: z.number().int() }))
    .nullish()
    .catch(null),
})
const message = z.object({
  from: z.string().regex(/^\d{7,15}$/),
  /** In seconds. */
  timestamp: z.string().regex(/^\d{1,11}$/),
  text: z.object({ body: z.string() }).optional(),
  /** A button below a template, with its label. */
  button: z.object({ text: z.string() }).optional(),
})
const notification = z.object({
  entry: z.array(
    z.object({
      changes: z.array(
        z.object({
          value: z.object({
            metadata: z.object({ phone_number_id: z.string() }),
            statuses: z.array(z.unknown()).nullish(),
            messages: z.array(z.unknown()).nullish(),
          }),
        }),
      ),
    }),
  ),
})

/** Whether Meta signed these bytes. */
export function isSignedByMeta(appSecret: string, body: Buffer, signature: unknown): boolean {
  if (typeof signature !== 'string') return false
  const expected = Buffer.from(`sha256=${createHmac('sha256', appSecret).update(body).digest('hex')}`)
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** The events of a signed notification that concern our number. An unreadable notification has none. */
export function readWhatsappEvents({ phoneId }: Pick<WhatsappAccount, 'phoneId'>, body: Buffer): WhatsappEvent[] {
  const values = notification.safeParse(jsonOrNull(body)).data?.entry.flatMap(({ changes }) => changes) ?? []
  // One app may serve several numbers, and the notifications of all of them arrive here.
  const ours = values.map(({ value }) => value).filter(({ metadata }) => metadata.phone_number_id === phoneId)
  return ours.flatMap(({ statuses, messages }) => [
    ...(statuses ?? []).flatMap((one): WhatsappEvent[] => {
      const { data } = status.safeParse(one)
      if (!data) return []
      const { id: providerId, biz_opaque_callback_data: messageId = null, errors } = data
      return [{ kind: 'status', status: data.status, providerId, messageId, code: errors?.[0]?.code ?? 0 }]
    }),
    ...(messages ?? []).flatMap((one): WhatsappEvent[] => {
      const { data } = message.safeParse(one)
      const text = data?.text?.body ?? data?.button?.text
      if (!data || text === undefined) return []
      return [{ kind: 'text', from: data.from, text, writtenAt: new Date(Number(data.timestamp) * 1000) }]
    }),
  ])
}

function jsonOrNull(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return null
  }
}
