import { expect, it } from 'vitest'
import type { Delivery } from '#server/ports/messenger.ts'
import { siteContentOf } from './published.ts'
import { signedMail } from './signed-mail.ts'

const rows = [
  { kind: 'name', language: 'both', body: { name_en: 'Shubh Vivah', name_mr: 'शुभ विवाह' } },
  { kind: 'contact', language: 'both', body: { telephones: ['+91 98220 11111'], email: 'office@shubhvivah.in' } },
] as const

async function delivered(text: string, told: Parameters<typeof siteContentOf>[0] = rows) {
  const sent: Delivery[] = []
  const site = async () => siteContentOf(told)
  const messenger = signedMail({ deliver: async one => void sent.push(one) }, site)
  await messenger.deliver({ id: '1', template: 'verify', to: 'a@b.in', subject: 'Your Saptapadi code', text })
  return sent[0]
}

it('a mail carries the name and the telephone of the day', async () => {
  expect(await delivered('1234 is your code at Saptapadi.')).toMatchObject({
    subject: 'Your Shubh Vivah code',
    text: '1234 is your code at Shubh Vivah.\n\n--\nShubh Vivah\n+91 98220 11111 · office@shubhvivah.in',
  })
})

it('a mail in Marathi is signed in Marathi', async () => {
  expect((await delivered('१२३४ हा तुमचा कोड आहे.'))?.text).toContain('\n--\nशुभ विवाह\n')
})

it('a site that has told nothing signs with the product’s name alone', async () => {
  expect((await delivered('Hello', []))?.text).toBe('Hello\n\n--\nSaptapadi')
})
