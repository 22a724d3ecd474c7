import {
  IconAdjustmentsHorizontal,
  IconBookmarks,
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
import type { Place } from './places.ts'
import { shellWords } from './words.ts'

export interface ShellLink {
  href: Screen
  label: string
  icon: TablerIcon
}

/** What else one looks for families by: in the header of a desk, and the first rows of the search on a phone. */
export function searchLinks(language: Language, gender: Gender | null): ShellLink[] {
  const t = shellWords(language)
  return [
    { href: '/handpick-suggestions', label: t.handpick, icon: IconHeartHandshake },
    // There is none until the member's gender is known.
    ...(gender === 'F' ? [{ href: '/all-grooms', label: t.allGrooms, icon: IconUsers } as const] : []),
    ...(gender === 'M' ? [{ href: '/all-bride', label: t.allBrides, icon: IconUsers } as const] : []),
  ]
}

export function headerLinks(language: Language, gender: Gender | null): ShellLink[] {
  const t = shellWords(language)
  return [
    { href: '/dashboard', label: t.dashboard, icon: IconHome },
    { href: '/search', label: t.search, icon: IconSearch },
    { href: '/matches', label: t.matches, icon: IconHeartHandshake },
    ...searchLinks(language, gender),
    { href: '/recently-viewed', label: t.myActivity, icon: IconHistory },
  ]
}

/** The bar of a phone: the same five for every family, on every page. */
export function tabBarLinks(language: Language): (ShellLink & { href: Place })[] {
  const t = shellWords(language)
  return [
    { href: '/dashboard', label: t.todayTab, icon: IconHome },
    { href: '/search', label: t.search, icon: IconSearch },
    { href: '/matches', label: t.matches, icon: IconHeartHandshake },
    { href: '/my-list', label: t.listTab, icon: IconBookmarks },
    { href: '/me', label: t.meTab, icon: IconUser },
  ]
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
