import { createTransport } from 'nodemailer'
import type { Messenger } from './messenger.ts'

export function smtpMessenger(url: string, from: string): Messenger {
  const transport = createTransport(
    { url, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 },
    { from },
  )
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'saptapadi'
  return {
    async deliver({ id, to, subject, text }) {
      await transport.sendMail({ to, subject, text, messageId: `<${id}@${domain}>` })
    },
  }
}
