import { useQuery } from '@tanstack/react-query'
import { familyRoleName } from '#domain/words/family-role-names.ts'
import { familyQuery } from '#web/member/parts/family-query.ts'
import { meQuery } from '#web/session/queries.ts'
import { useLanguage } from '#web/ui/language.ts'
import { preferenceWords } from './preference-words.ts'
import type { Topic } from './topics.ts'
import { settingsWords } from './words.ts'

/** How each topic stands, as far as the page knows it without asking once more. */
export function useTopicStates(): Partial<Record<Topic, string>> {
  const language = useLanguage()
  const [t, p] = [settingsWords(language), preferenceWords(language)]
  const { data: member } = useQuery(meQuery)
  const { data: family } = useQuery(familyQuery)
  if (!member) return {}
  const hidden = [member.is_hidden_mobile, ...member.family_details.familty_phone_numbers.map(one => one.is_hidden)]
  const roles = family?.list.map(({ role }) => familyRoleName(language, role)) ?? []
  return {
    privacy: t.numbersShown(hidden.filter(one => one === 'N').length, hidden.length),
    pause: member.is_paused === 'Y' ? p.paused : p.running,
    'last-use': member.last_use_hidden === 'Y' ? p.lastUseIsHidden : p.lastUseIsShown,
    contacts: [member.mobile, member.email].filter(Boolean).join(' · '),
    language: language === 'mr' ? p.marathi : p.english,
    family: roles.join(', '),
    password: member.has_password === 'Y' ? t.passwordSet : t.noPassword,
  }
}
