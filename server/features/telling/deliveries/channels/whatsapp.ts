import { oneLine } from '#domain/format/one-line.ts'
import { told } from '#domain/telling/told.ts'
import { groupedDigits } from '#domain/words/digits.ts'
import { contactOf } from '#server/features/access/accounts/channels.ts'
import { perDay } from '#server/http/limits.ts'
import { familyOf, noticeName } from '../digest.ts'
import { type WhatsappVariables, whatsappMessage } from '../whatsapp-words.ts'
import type { TellingChannel } from './channel.ts'

/** Messages to the registered mobile of a member who agreed to them. Meta stores the words, and only their variables are sent. */
export const whatsapp: TellingChannel = {
  name: 'WHATSAPP',
  rings: true,
  noticesPerFamily: { anHour: 1, aDay: 3 },
  consent: 'whatsapp',
  byDefault: ({ takesWhatsapp }) => (takesWhatsapp ? 'important' : 'nothing'),
  contactOf({ account, unreachable, takesWhatsapp }, open) {
    const number = contactOf(account, 'WHATSAPP')
    if (!open.WHATSAPP) return { missing: 'CLOSED' }
    if (!number) return { missing: 'NONE' }
    if (!account.mobileVerified) return { missing: 'UNVERIFIED' }
    if (!takesWhatsapp) return { missing: 'NOT_AGREED' }
    return unreachable.has('WHATSAPP') ? { missing: 'UNREACHABLE' } : number
  },
  notices(rows, { language, child }, { config }) {
    const values: Partial<WhatsappVariables> = {
      name: oneLine(child ?? ''),
      family: familyOf(language, rows[0]),
      count: groupedDigits(language, rows.length),
      link: `${config.publicUrl}/all-notifications`,
    }
    // Whose it is matters more to a mother of several than what it is.
    return whatsappMessage(child ? 'child_notice' : noticeName(rows), language, variable => values[variable] ?? '')
  },
  officeWord(kind, language, { config }) {
    // A family whose biodata came with a register has not agreed to anything yet.
    if (kind === 'import_invitation') return null
    const { words, page } = told[kind]
    return whatsappMessage(words, language, () => `${config.publicUrl}${page ?? ''}`)
  },
  async spend({ limits, config }) {
    return !(await limits.count('whatsapp a day', perDay(config.whatsappPerDay))).isAbove
  },
}
