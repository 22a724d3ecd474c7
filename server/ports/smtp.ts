import { createTransport } from 'nodemailer'
import type { Messenger } from './messenger.ts'

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/** Connects, greets and logs in without sending anything. Rejects where that fails. */
export async function checkSmtp(url: string): Promise<void> {
  const transport = createTransport({ url, ...timeouts })
  try {
    await transport.verify()
  } finally {
    transport.close()
  }
}

export function smtpMessenger(url: string, from: string): Messenger {
  const transport = createTransport({ url, ...timeouts }, { from })
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'saptapadi'
  return {
    async deliver({ id, to, subject, text, attachment }) {
      // An address object is one address. In a string, a comma or a bracket could begin a second one.
      await transport.sendMail({
        to: { name: '', address: to },
        subject,
        text,
        messageId: `<${id}@${domain}>`,
        ...(attachment && {
          attachments: [
            {
              filename: attachment.name,
              contentType: attachment.type,
              content: attachment.base64,
              encoding: 'base64',
            },
          ],
        }),
      })
    },
  }
}
