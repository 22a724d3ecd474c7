import { queryOptions, useQuery } from '@tanstack/react-query'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { CurrentMember } from '#contract/families/my-profile.ts'
import type { settingStates } from '#contract/families/settings.ts'
import { inLanguage } from '#domain/families/both-scripts/in-language.ts'
import { byChannel } from '#domain/telling/channels.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { familyRoleName } from '#domain/words/family-role-names.ts'
import { call } from '#web/api/client.ts'
import { familyQuery } from '#web/member/parts/family-query.ts'
import { meQuery } from '#web/session/queries.ts'
import { useLanguage } from '#web/ui/language.ts'
import { preferenceWords } from './preference-words.ts'
import type { Topic } from './topics.ts'
import { settingsWords } from './words.ts'

/** Topics change what it says, so it is read again whenever the list is opened. */
export const settingStatesQuery = queryOptions({
  queryKey: ['setting states'],
  queryFn: ({ signal }) => call('GET /user/settings', {}, { signal }),
  staleTime: 0,
})

interface Known {
  member: CurrentMember
  states: AnswerOf<typeof settingStates> | undefined
  roles: readonly CurrentMember['logged_in']['role'][]
}

/** How each topic stands, in words. What is not known yet is left out. */
export function topicStates({ member, states, roles }: Known, language: Language): Partial<Record<Topic, string>> {
  const [t, p] = [settingsWords(language), preferenceWords(language)]
  const { first_name } = inLanguage(member, language)
  const hidden = [member.is_hidden_mobile, ...member.family_details.familty_phone_numbers.map(one => one.is_hidden)]
  const isPaused = member.is_paused === 'Y'
  const own = states?.of_owner
  return {
    privacy: t.numbersShown(hidden.filter(one => one === 'N').length, hidden.length),
    found: t.foundState,
    pause: isPaused ? p.paused : p.running,
    'last-use': member.last_use_hidden === 'Y' ? p.lastUseIsHidden : p.lastUseIsShown,
    contacts: [member.mobile, member.email].filter(Boolean).join(' · '),
    language: language === 'mr' ? p.marathi : p.english,
    family: roles.map(role => (role === 'CANDIDATE' ? first_name : familyRoleName(language, role))).join(', '),
    password: member.has_password === 'Y' ? t.passwordSet : t.noPassword,
    data: t.dataState,
    delete: isPaused ? t.deletePaused : t.deleteState,
    ...(states && {
      notifications: states.channels.map(channel => byChannel(channel, language)).join(', ') || t.bellAlone,
      passkeys: t.passkeyCount(states.passkeys),
      devices: t.deviceCount(states.devices),
    }),
    ...(own && {
      candidate: t[`candidate_${own.candidate}`],
      consents: t.consentsGiven(own.consents),
      nominee: own.nominee ?? t.noNominee,
    }),
  }
}

/** How each topic stands, as far as three answers say it that the page has or asks for once. */
export function useTopicStates(): Partial<Record<Topic, string>> {
  const language = useLanguage()
  const { data: member } = useQuery(meQuery)
  const { data: family } = useQuery(familyQuery)
  const { data: states } = useQuery(settingStatesQuery)
  if (!member) return {}
  return topicStates({ member, states, roles: family?.list.map(({ role }) => role) ?? [] }, language)
}
