import { digestMail } from '../digest.ts'
import { unsubscribeAddress } from '../unsubscribe-links.ts'
import { officeLetters } from '../words.ts'
import type { TellingChannel } from './channel.ts'

export const email: TellingChannel = {
  name: 'EMAIL',
  mostAnHour: 1,
  mostADay: 24,
  byDefault: () => 'everything',
  contactOf({ account, unreachable }, open) {
    if (!open.EMAIL) return { missing: 'CLOSED' }
    if (!account.email) return { missing: 'NONE' }
    if (!account.emailVerified) return { missing: 'UNVERIFIED' }
    return unreachable.has('EMAIL') ? { missing: 'UNREACHABLE' } : account.email
  },
  notices(rows, { account, language }, { secrets, config }) {
    const unsubscribe = unsubscribeAddress(secrets, config.publicUrl, account.id)
    return { template: 'notices', ...digestMail(rows, language, config.publicUrl), unsubscribe }
  },
  officeWord: (kind, language) => ({ template: 'office_letter', ...officeLetters(language)[kind] }),
  spend: async () => true,
}
