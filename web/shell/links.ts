import {
  IconAdjustmentsHorizontal,
  IconCreditCard,
  IconHeartHandshake,
  IconHistory,
  IconHome,
  IconId,
  IconSearch,
  IconUser,
  IconUsers,
  type TablerIcon,
} from '@tabler/icons-react'
import type { Gender } from '#domain/limits.ts'
import type { Screen } from '#domain/screens.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { shellWords } from './words.ts'

interface ShellLink {
  href: Screen
  label: string
  icon: TablerIcon
}

/** The list of the other side. There is none until it is known which side the member is of. */
function othersList(gender: Gender | null, grooms: string, brides: string): ShellLink[] {
  if (gender === 'F') return [{ href: '/all-grooms', label: grooms, icon: IconUsers }]
  if (gender === 'M') return [{ href: '/all-bride', label: brides, icon: IconUsers }]
  return []
}

export function headerLinks(language: Language, gender: Gender | null): ShellLink[] {
  const say = shellWords(language)
  return [
    { href: '/dashboard', label: say.dashboard, icon: IconHome },
    { href: '/search', label: say.search, icon: IconSearch },
    { href: '/handpick-suggestions', label: say.handpick, icon: IconHeartHandshake },
    ...othersList(gender, say.allGrooms, say.allBrides),
    { href: '/recently-viewed', label: say.activityTab, icon: IconHistory },
  ]
}

/** The bar has room for five. The member's own profile comes last, because the profile menu leads to it too. */
export function tabBarLinks(language: Language, gender: Gender | null): ShellLink[] {
  const say = shellWords(language)
  const links: ShellLink[] = [
    { href: '/dashboard', label: say.homeTab, icon: IconHome },
    { href: '/search', label: say.search, icon: IconSearch },
    { href: '/handpick-suggestions', label: say.handpickTab, icon: IconHeartHandshake },
    ...othersList(gender, say.groomsTab, say.bridesTab),
    { href: '/recently-viewed', label: say.activityTab, icon: IconHistory },
    { href: '/my-profile', label: say.profileTab, icon: IconUser },
  ]
  return links.slice(0, 5)
}

export function menuLinks(language: Language): ShellLink[] {
  const say = shellWords(language)
  return [
    { href: '/my-profile', label: say.myProfile, icon: IconUser },
    { href: '/recently-viewed', label: say.myActivity, icon: IconHistory },
    { href: '/my-settings', label: say.mySettings, icon: IconAdjustmentsHorizontal },
    { href: '/my-id', label: say.myIdProof, icon: IconId },
    { href: '/membership-plans', label: say.myMembership, icon: IconCreditCard },
  ]
}
