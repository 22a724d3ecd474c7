import { languages } from '#domain/words/catalogue.ts'
import { codeAt } from '#server/testing/app-code.ts'
import { until } from '../cluster/processes.ts'
import type { Mailbox } from './mailbox.ts'

export const trust = { name_en: 'Shubh Vivah Seva Trust', name_mr: 'शुभ विवाह सेवा ट्रस्ट' }
const contact = {
  email: 'office@vivah.example',
  telephones: ['+91 98220 11111'],
  address_en: '12 Station Road, Wardha',
  address_mr: '१२ स्टेशन रस्ता, वर्धा',
  city_en: 'Wardha',
  city_mr: 'वर्धा',
  officer_en: 'Meera Bapat',
  officer_mr: 'मीरा बापट',
  officer_telephone: '+91 98220 22222',
}

/** What the first ADMIN does between the link of the invitation and the first family, by the calls that the pages make. */
export async function opensTheSite(port: number, origin: string, link: string, mailbox: Mailbox): Promise<void> {
  let cookie = ''
  async function ask<T>(method: string, path: string, body?: object): Promise<T> {
    const answer = await fetch(`http://127.0.0.1:${port}/api/office${path}`, {
      method,
      headers: {
        origin,
        cookie,
        'x-forwarded-for': '203.0.113.7',
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
    const told = (await answer.json()) as T & { message?: string }
    if (!answer.ok) throw new Error(`${method} /office${path}: ${answer.status} ${told.message}`)
    return told
  }
  async function publish(kind: string, language: string, body?: object): Promise<void> {
    const { version, published } = await ask<{ version: number; published: number }>(
      'GET',
      `/content/${kind}?language=${language}`,
    )
    const draft = body
      ? (await ask<{ version: number }>('PUT', `/content/${kind}`, { kind, language, version, body })).version
      : version
    await ask('POST', `/content/${kind}/publish`, { kind, language, version: draft, published })
  }

  const token = link.slice(link.indexOf('#token=') + '#token='.length)
  const { email, app_key } = await ask<{ email: string; app_key: string }>('POST', '/invitation', { token })
  const password = 'a long office password'
  const { recovery_codes } = await ask<{ recovery_codes: string[] }>('POST', '/join', {
    token,
    name: 'Meera Bapat',
    password,
    confirm_password: password,
    code: codeAt(app_key, new Date()),
  })
  const { ticket } = await ask<{ ticket: string }>('POST', '/login', { email, password })
  // The code of the app serves once, and it is still the same.
  await ask('POST', '/login/code', { ticket, code: recovery_codes[0] })

  await publish('name', 'both', trust)
  await publish('contact', 'both', contact)
  for (const page of ['terms', 'privacy', 'refunds']) for (const language of languages) await publish(page, language)
  const before = mailbox.count()
  await ask('POST', '/setup/try', { channel: 'EMAIL' })
  await until('the test letter', () => mailbox.count() > before)
  await ask('PUT', '/setup', { channel: 'EMAIL', code: mailbox.code() })
  await ask('POST', '/setup/open', {})
}
