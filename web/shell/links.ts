import {
  IconAdjustmentsHorizontal,
  IconCreditCard,
  IconHeartHandshake,
  IconHearts,
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

/** The link to all brides or all grooms. There is none until the member's gender is known. */
function othersList(gender: Gender | null, grooms: string, brides: string): ShellLink[] {
  if (gender === 'F') return [{ href: '/all-grooms', label: grooms, icon: IconUsers }]
  if (gender === 'M') return [{ href: '/all-bride', label: brides, icon: IconUsers }]
  return []
}

export function headerLinks(language: Language, gender: Gender | null): ShellLink[] {
  const t = shellWords(language)
  return [
    { href: '/dashboard', label: t.dashboard, icon: IconHome },
    { href: '/search', label: t.search, icon: IconSearch },
    { href: '/handpick-suggestions', label: t.handpick, icon: IconHeartHandshake },
    { href: '/matches', label: t.matches, icon: IconHearts },
    ...othersList(gender, t.allGrooms, t.allBrides),
    { href: '/recently-viewed', label: t.activityTab, icon: IconHistory },
  ]
}

/**
 * The bar has room for five. Suggestions need a plan, so a family without one gets its matches in their place. The member's
 * own profile comes last, because the profile menu leads to it too.
 */
export function tabBarLinks(language: Language, gender: Gender | null, isPaid: boolean): ShellLink[] {
  const t = shellWords(language)
  const links: ShellLink[] = [
    { href: '/dashboard', label: t.homeTab, icon: IconHome },
    { href: '/search', label: t.search, icon: IconSearch },
    isPaid
      ? { href: '/handpick-suggestions', label: t.handpickTab, icon: IconHeartHandshake }
      : { href: '/matches', label: t.matches, icon: IconHearts },
    ...othersList(gender, t.groomsTab, t.bridesTab),
    { href: '/recently-viewed', label: t.activityTab, icon: IconHistory },
    { href: '/my-profile', label: t.profileTab, icon: IconUser },
  ]
  return links.slice(0, 5)
}

export function menuLinks(language: Language): ShellLink[] {
  const t = shellWords(language)
  return [
    { href: '/my-profile', label: t.myProfile, icon: IconUser },
    { href: '/recently-viewed', label: t.myActivity, icon: IconHistory },
    { href: '/my-settings', label: t.mySettings, icon: IconAdjustmentsHorizontal },
    { href: '/my-id', label: t.myIdProof, icon: IconId },
    { href: '/membership-plans', label: t.myMembership, icon: IconCreditCard },
  ]
}
