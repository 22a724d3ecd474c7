import { createHmac, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type WhatsappName, whatsappNames } from '#domain/telling/messages.ts'
import { isLanguage } from '#domain/words/catalogue.ts'
import { templateText } from '#server/features/telling/deliveries/whatsapp-words.ts'

export const whatsappKeys = {
  token: 'a token of the test',
  phoneId: '106540352242922',
  appSecret: 'the secret of the app',
  verifyToken: 'a word of our own',
}
export const whatsappEnv = {
  WHATSAPP_TOKEN: whatsappKeys.token,
  WHATSAPP_PHONE_ID: whatsappKeys.phoneId,
  WHATSAPP_APP_SECRET: whatsappKeys.appSecret,
  WHATSAPP_VERIFY_TOKEN: whatsappKeys.verifyToken,
}

/** What the server does with a message. `hangs` and `resets` take it and give no answer. */
type WhatsappHabit = 'takes' | 'busy' | 'hangs' | 'resets' | { code: number }

interface Sent {
  to: string
  template: { name: string; language: { code: string }; components?: { parameters: { text: string }[] }[] }
  biz_opaque_callback_data: string
}
export interface TakenMessage {
  /** Our own id of it. */
  messageId: string
  /** WhatsApp's. */
  wamid: string
  to: string
  template: string
  language: string
  variables: string[]
}

const isTemplate = (name: string): name is WhatsappName => (whatsappNames as readonly string[]).includes(name)
const newWamid = () => `wamid.${randomBytes(24).toString('base64')}`
const sign = (body: string, secret = whatsappKeys.appSecret) =>
  `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`

/** A notification as Meta sends it: its bytes, and the headers that sign them. */
function notification(value: Record<string, unknown>, phoneId = whatsappKeys.phoneId) {
  const metadata = { display_phone_number: '919800000000', phone_number_id: phoneId }
  const change = { field: 'messages', value: { messaging_product: 'whatsapp', metadata, ...value } }
  return signed(JSON.stringify({ object: 'whatsapp_business_account', entry: [{ id: '1', changes: [change] }] }))
}
function signed(body: string, secret?: string) {
  return { body, headers: { 'content-type': 'application/json', 'x-hub-signature-256': sign(body, secret) } }
}

interface Report {
  status: 'sent' | 'delivered' | 'read' | 'failed'
  wamid: string
  messageId?: string
  code?: number
}

export const whatsappEvents = {
  signed,
  notification,
  status: (...reports: Report[]) =>
    notification({
      statuses: reports.map(({ status, wamid, messageId, code = 131000 }) => ({
        id: wamid,
        status,
        timestamp: '1768456800',
        recipient_id: '919800000001',
        ...(messageId && { biz_opaque_callback_data: messageId }),
        ...(status === 'failed' && { errors: [{ code, title: 'Message undeliverable' }] }),
      })),
    }),
  text: (from: string, body: string, at: Date) =>
    notification({
      contacts: [{ profile: { name: 'A family' }, wa_id: from }],
      messages: [
        { from, id: newWamid(), timestamp: String(Math.floor(at.getTime() / 1000)), type: 'text', text: { body } },
      ],
    }),
}

/**
 * Speaks the protocol of the WhatsApp Business Cloud API as its documentation has it: templates to a number, and an id or a code in
 * the answer. A template is known by the text that an operator registers, and wants as many values as that has variables.
 */
export async function fakeWhatsapp() {
  const taken: TakenMessage[] = []
  let habitOf: (message: TakenMessage, tries: number) => WhatsappHabit = () => 'takes'
  const tries = new Map<string, number>()

  function answer(sent: Sent): { status: number; body: unknown } | 'hang' | 'reset' {
    const { name, language, components } = sent.template
    const variables = (components?.[0]?.parameters ?? []).map(({ text }) => text)
    const refuse = (status: number, code: number) => ({
      status,
      body: { error: { message: `(#${code})`, type: 'OAuthException', code, fbtrace_id: 'x' } },
    })
    if (!isTemplate(name) || !isLanguage(language.code)) return refuse(404, 132001)
    const wanted = templateText(name, language.code).match(/\{\{\d+\}\}/g)?.length ?? 0
    if (variables.length !== wanted || variables.some(text => text === '')) return refuse(400, 132000)
    const messageId = sent.biz_opaque_callback_data
    const message = { messageId, wamid: newWamid(), to: sent.to, template: name, language: language.code, variables }
    const tried = (tries.get(messageId) ?? 0) + 1
    tries.set(messageId, tried)
    const habit = habitOf(message, tried)
    if (habit === 'busy') return { status: 500, body: { error: { message: 'unknown', code: 1 } } }
    if (typeof habit === 'object') return refuse(400, habit.code)
    taken.push(message)
    if (habit !== 'takes') return habit === 'hangs' ? 'hang' : 'reset'
    return {
      status: 200,
      body: {
        messaging_product: 'whatsapp',
        contacts: [{ input: sent.to, wa_id: sent.to }],
        messages: [{ id: message.wamid, message_status: 'accepted' }],
      },
    }
  }

  async function handle(request: IncomingMessage, response: ServerResponse) {
    let text = ''
    for await (const chunk of request) text += String(chunk)
    const { pathname } = new URL(request.url ?? '/', 'http://fake')
    const isOurs = request.headers.authorization === `Bearer ${whatsappKeys.token}`
    const given = !isOurs
      ? { status: 401, body: { error: { message: 'Invalid OAuth access token', code: 190 } } }
      : pathname === `/v24.0/${whatsappKeys.phoneId}/messages` && request.method === 'POST'
        ? answer(JSON.parse(text))
        : pathname === `/v24.0/${whatsappKeys.phoneId}`
          ? { status: 200, body: { id: whatsappKeys.phoneId } }
          : { status: 404, body: { error: { message: 'Unsupported request', code: 100 } } }
    if (given === 'hang') return
    if (given === 'reset') {
      response.destroy()
      return
    }
    response.writeHead(given.status, { 'content-type': 'application/json' }).end(JSON.stringify(given.body))
  }
  const server = createServer((request, response) => void handle(request, response))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))

  return {
    settings: { ...whatsappKeys, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v24.0` },
    taken,
    behaves(habit: typeof habitOf) {
      habitOf = habit
    },
    async close() {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}
