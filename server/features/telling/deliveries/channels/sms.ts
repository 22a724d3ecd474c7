import { isLinked, told } from '#domain/telling/told.ts'
import { contactOf } from '#server/features/access/accounts/channels.ts'
import { countNoticeSms, countRecallSms } from '#server/features/access/codes/sms-budget.ts'
import { noticeSms } from '../digest.ts'
import { letterWords } from '../letter-words.ts'
import type { TellingChannel } from './channel.ts'
import { email } from './email.ts'

/** India is the only country whose operators accept our registered wordings. */
export const dialCodeOfIndia = '+91'

export const sms: TellingChannel = {
  name: 'SMS',
  rings: true,
  noticesPerFamily: { anHour: 1, aDay: 3 },
  // An SMS costs money and rings, so it stands in only where no e-mail reaches.
  byDefault: (to, open) => (typeof email.contactOf(to, open) === 'string' ? 'nothing' : 'important'),
  contactOf({ account, unreachable }, open) {
    const number = contactOf(account, 'SMS')
    if (!open.SMS) return { missing: 'CLOSED' }
    if (!number) return { missing: 'NONE' }
    if (account.dialCode !== dialCodeOfIndia) return { missing: 'ABROAD' }
    if (!account.mobileVerified) return { missing: 'UNVERIFIED' }
    return unreachable.has('SMS') ? { missing: 'UNREACHABLE' } : number
  },
  notices(rows, { language, child }, { smsIds }) {
    // A single notice has words of its own where they are registered. Any other has the general words.
    for (const { name, text } of noticeSms(rows, { language, child })) {
      const template = smsIds(name, language)
      if (template) return { template, subject: '', text }
    }
    return null
  },
  officeWord(kind, language, { smsIds }) {
    // An SMS holds no link.
    if (isLinked(kind)) return null
    const name = told[kind].words
    const template = smsIds(name, language)
    return template ? { template, subject: '', text: letterWords[name][language].sms } : null
  },
  spend: (budget, kind) => (kind === 'profile_recalled' ? countRecallSms(budget) : countNoticeSms(budget)),
}
