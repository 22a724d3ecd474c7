import { isLinked, told } from '#domain/telling/told.ts'
import { noticeLine } from '../ask-links.ts'
import { digestMail } from '../digest.ts'
import { letterWords } from '../letter-words.ts'
import { unsubscribeAddress } from '../unsubscribe-links.ts'
import type { Recipient, TellingChannel } from './channel.ts'

/** Names the child first where a mother hears of several. An SMS has words of their own for it. */
export const namingChild = <T extends { subject: string }>(mail: T, { child }: Pick<Recipient, 'child'>): T =>
  child ? { ...mail, subject: `${child}: ${mail.subject}` } : mail

export const email: TellingChannel = {
  name: 'EMAIL',
  rings: false,
  noticesPerFamily: { anHour: 1, aDay: 24 },
  byDefault: () => 'everything',
  contactOf({ account, unreachable }, open) {
    if (!open.EMAIL) return { missing: 'CLOSED' }
    if (!account.email) return { missing: 'NONE' }
    if (!account.emailVerified) return { missing: 'UNVERIFIED' }
    return unreachable.has('EMAIL') ? { missing: 'UNREACHABLE' } : account.email
  },
  notices(rows, to, { secrets, config }) {
    const { account, language } = to
    const unsubscribe = unsubscribeAddress(secrets, config.publicUrl, account.id)
    const sentences = rows.map(row =>
      noticeLine(row, language, account.personId, { secrets, publicUrl: config.publicUrl }),
    )
    const mail = digestMail(sentences, language, `${config.publicUrl}/all-notifications`)
    return { template: rows.length === 1 ? 'notice' : 'notices', ...namingChild(mail, to), unsubscribe }
  },
  officeWord(kind, language) {
    // Their own jobs write these letters.
    if (isLinked(kind)) return null
    const template = told[kind].words
    const { subject, text } = letterWords[template][language]
    return { template, subject, text }
  },
  spend: async () => true,
}
