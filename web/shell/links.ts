import type { ComponentType } from 'react'
import type { Gender } from '#domain/limits.ts'
import { hasScreen, type PlannedScreen, type Screen } from '#domain/screens.ts'
import type { Language } from '#domain/words/catalogue.ts'
import {
  ClockBackIcon,
  HandshakeIcon,
  HomeIcon,
  IdCardIcon,
  PlanIcon,
  SearchIcon,
  SettingsIcon,
  UserIcon,
  UsersIcon,
} from '#web/ui/icons.tsx'
import { shellWords } from './words.ts'

export interface ShellLink {
  href: Screen | PlannedScreen
  label: string
  icon: ComponentType
}

type HasScreen = (path: ShellLink['href']) => boolean
const built = (links: readonly ShellLink[], has: HasScreen) => links.filter(link => has(link.href))

/** The list of the other side. There is none until it is known which side the member is of. */
function othersList(gender: Gender | null, grooms: string, brides: string): ShellLink[] {
  if (gender === 'F') return [{ href: '/all-grooms', label: grooms, icon: UsersIcon }]
  if (gender === 'M') return [{ href: '/all-bride', label: brides, icon: UsersIcon }]
  return []
}

export function headerLinks(language: Language, gender: Gender | null, has: HasScreen = hasScreen): ShellLink[] {
  const say = shellWords(language)
  const links: ShellLink[] = [
    { href: '/dashboard', label: say.dashboard, icon: HomeIcon },
    { href: '/search', label: say.search, icon: SearchIcon },
    { href: '/handpick-suggestions', label: say.handpick, icon: HandshakeIcon },
    ...othersList(gender, say.allGrooms, say.allBrides),
  ]
  return built(links, has)
}

/** The bar has room for five. The member's own profile comes last, because the profile menu leads to it too. */
export function tabBarLinks(language: Language, gender: Gender | null, has: HasScreen = hasScreen): ShellLink[] {
  const say = shellWords(language)
  const links: ShellLink[] = [
    { href: '/dashboard', label: say.homeTab, icon: HomeIcon },
    { href: '/search', label: say.search, icon: SearchIcon },
    { href: '/handpick-suggestions', label: say.handpickTab, icon: HandshakeIcon },
    ...othersList(gender, say.groomsTab, say.bridesTab),
    { href: '/recently-viewed', label: say.activityTab, icon: ClockBackIcon },
    { href: '/my-profile', label: say.profileTab, icon: UserIcon },
  ]
  return built(links, has).slice(0, 5)
}

export function menuLinks(language: Language, has: HasScreen = hasScreen): ShellLink[] {
  const say = shellWords(language)
  const links: ShellLink[] = [
    { href: '/my-profile', label: say.myProfile, icon: UserIcon },
    { href: '/recently-viewed', label: say.myActivity, icon: ClockBackIcon },
    { href: '/my-settings', label: say.mySettings, icon: SettingsIcon },
    { href: '/my-id', label: say.myIdProof, icon: IdCardIcon },
    { href: '/membership-plans', label: say.myMembership, icon: PlanIcon },
  ]
  return built(links, has)
}
