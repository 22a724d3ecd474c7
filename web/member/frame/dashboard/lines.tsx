import {
  IconHeart,
  IconMailOff,
  IconPhoneOff,
  IconPlayerPause,
  IconShieldCheck,
  IconUserCheck,
  IconUsersPlus,
  type TablerIcon,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { CurrentMember } from '#contract/families/my-profile.ts'
import type { Day } from '#domain/calendar.ts'
import { dayMs } from '#domain/durations.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { lazyPart } from '#web/api/lazy-part.tsx'
import { candidateAnchor } from '#web/member/features/families/candidate-consent/queries.ts'
import { unreachableText } from '#web/member/parts/UnreachableNotice.tsx'
import { memberWords } from '#web/member/words.ts'
import type { Today } from './today.ts'
import { dashboardWords } from './words.ts'

const AccessNotice = lazyPart(() => import('#web/member/parts/AccessNotice.tsx'))
const WaitingRequestNotice = lazyPart(async () => ({
  default: (await import('#web/member/parts/WaitingRequestNotice.tsx')).WaitingRequestNotice,
}))
const AskedNotice = lazyPart(() => import('#web/member/parts/AskedNotice.tsx'))

export interface NoticeLine {
  icon: TablerIcon
  text: string
  /** Where it is answered, unless it is answered here, or by the candidate alone. */
  href?: string
  /** What takes the place of the line when it is pressed. */
  notice?: ReactNode
  /** What the dashboard opens: the family's consent, or the page of the candidate. */
  opens?: 'consent' | 'candidate'
}

/** How the candidate's consent is said to be missing; null where nothing is to be said. */
function candidateLine(
  { asks_candidate }: CurrentMember,
  own: Today['candidate'] | undefined,
  language: Language,
  today: Day,
): (NoticeLine & { isUrgent: boolean }) | null {
  const t = dashboardWords(language)
  const icon = IconUserCheck
  if (asks_candidate === 'Y') return { icon, text: t.candidateAsksYou, opens: 'candidate', isUrgent: true }
  if (!own || own.state === 'AGREED') return null
  const due = own.due_on ?? ''
  const daysLeft = (Date.parse(due || today) - Date.parse(today)) / dayMs
  const text =
    own.state === 'UNKNOWN'
      ? t.candidateUnknown
      : own.state === 'DECLINED'
        ? t.candidateDeclined
        : due < today
          ? t.candidateOver
          : t.candidateDaysLeft(daysLeft)
  const isUrgent = own.state !== 'UNKNOWN' && daysLeft < 7
  // A candidate with a login is asked there, and the form that asks by a link is refused.
  if (own.has_login === 'Y') return { icon, text, isUrgent }
  return { icon, text, href: `/my-settings?tab=candidate#${candidateAnchor}`, isUrgent }
}

/** What guards the account, runs out or waits for a word of the family: the most pressing first. */
export function noticeLines(
  member: CurrentMember,
  own: Today['candidate'] | undefined,
  language: Language,
  today: Day,
): NoticeLine[] {
  const t = dashboardWords(language)
  const candidate = candidateLine(member, own, language, today)
  const unreachable = unreachableText(member.unreachable, language)
  const { asked } = member
  return [
    ...(candidate?.isUrgent ? [candidate] : []),
    ...(member.access_added_at || member.family_invitations.length > 0
      ? [
          {
            icon: member.access_added_at ? IconShieldCheck : IconUsersPlus,
            text: member.access_added_at ? t.accessAdded : t.invited,
            notice: <AccessNotice member={member} />,
          },
        ]
      : []),
    ...(member.waiting_request
      ? [
          {
            icon: IconShieldCheck,
            text: t.request,
            notice: <WaitingRequestNotice member={member} />,
          },
        ]
      : []),
    ...(asked.includes('NUMBER')
      ? [{ icon: IconPhoneOff, text: t.numberDead, href: '/my-settings?tab=contacts' }]
      : []),
    ...(asked.includes('ENGAGED')
      ? [{ icon: IconHeart, text: t.engaged, notice: <AskedNotice member={{ asked: ['ENGAGED'] }} /> }]
      : []),
    ...(unreachable ? [{ icon: IconMailOff, text: unreachable, href: '/my-settings?tab=contacts' }] : []),
    ...(member.is_paused === 'Y'
      ? [{ icon: IconPlayerPause, text: memberWords(language).pausedNotice, href: '/my-settings?tab=pause' }]
      : []),
    ...(member.asks_consent === 'Y' && member.came_by !== 'IMPORT'
      ? [{ icon: IconShieldCheck, text: t.consentMissing, opens: 'consent' as const }]
      : []),
    ...(candidate && !candidate.isUrgent ? [candidate] : []),
  ]
}
