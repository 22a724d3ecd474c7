import { createTransport } from 'nodemailer'
import { mailHtml } from './mail-html.ts'
import { type Messenger, Refused } from './messenger.ts'

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

/**
 * A mail server that answers 5xx will do so again. A 5xx for the recipient means a dead address; for the text, that this
 * letter is refused; for the login or the sender, that the operator has to mend something.
 */
function asRefused(error: unknown): unknown {
  const { responseCode = 0, command } = error as { responseCode?: number; command?: string }
  if (responseCode < 500 || responseCode > 599) return error
  if (command === 'RCPT TO') return new Refused(`SMTP ${responseCode}`, true)
  return command === 'DATA' ? new Refused(`SMTP ${responseCode}`, false) : error
}

export function smtpMessenger(url: string, from: string): Messenger {
  const transport = createTransport({ url, ...timeouts }, { from })
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'saptapadi'
  return {
    async deliver({ id, to, subject, text, sender, attachment, unsubscribe }) {
      // An address object is one address. In a string, a comma or a bracket could begin a second one.
      const mail = {
        to: { name: '', address: to },
        subject,
        text,
        html: mailHtml({ subject, text, ...(sender && { sender }) }),
        messageId: `<${id}@${domain}>`,
        ...(unsubscribe && {
          headers: { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
        }),
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
      }
      await transport.sendMail(mail).catch((error: unknown) => {
        throw asRefused(error)
      })
    },
  }
}
