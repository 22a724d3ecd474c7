import type { ComponentType } from 'react'
import type { Gender } from '#domain/limits.ts'
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
import { isThere } from './screens.ts'
import { shellWords } from './words.ts'

export interface ShellLink {
  href: string
  label: string
  icon: ComponentType
}

type There = (address: string) => boolean
const existing = (links: readonly ShellLink[], there: There) => links.filter(link => there(link.href))

/** The list of the other side; none until it is known whose side this is. */
function othersList(gender: Gender | null, grooms: string, brides: string): ShellLink[] {
  if (gender === 'F') return [{ href: '/all-grooms', label: grooms, icon: UsersIcon }]
  if (gender === 'M') return [{ href: '/all-bride', label: brides, icon: UsersIcon }]
  return []
}

export function headerLinks(language: Language, gender: Gender | null, there: There = isThere): ShellLink[] {
  const say = shellWords(language)
  const links = [
    { href: '/dashboard', label: say.dashboard, icon: HomeIcon },
    { href: '/search', label: say.search, icon: SearchIcon },
    { href: '/handpick-suggestions', label: say.handpick, icon: HandshakeIcon },
    ...othersList(gender, say.allGrooms, say.allBrides),
  ]
  return existing(links, there)
}

/** A thumb reaches five; the own profile, which the menu has too, gives way to the fifth. */
export function tabBarLinks(language: Language, gender: Gender | null, there: There = isThere): ShellLink[] {
  const say = shellWords(language)
  const links = [
    { href: '/dashboard', label: say.homeTab, icon: HomeIcon },
    { href: '/search', label: say.search, icon: SearchIcon },
    { href: '/handpick-suggestions', label: say.handpickTab, icon: HandshakeIcon },
    ...othersList(gender, say.groomsTab, say.bridesTab),
    { href: '/recently-viewed', label: say.activityTab, icon: ClockBackIcon },
    { href: '/my-profile', label: say.profileTab, icon: UserIcon },
  ]
  return existing(links, there).slice(0, 5)
}

export function menuLinks(language: Language, there: There = isThere): ShellLink[] {
  const say = shellWords(language)
  const links = [
    { href: '/my-profile', label: say.myProfile, icon: UserIcon },
    { href: '/recently-viewed', label: say.myActivity, icon: ClockBackIcon },
    { href: '/my-settings', label: say.mySettings, icon: SettingsIcon },
    { href: '/my-id', label: say.myIdProof, icon: IdCardIcon },
    { href: '/membership-plans', label: say.myMembership, icon: PlanIcon },
  ]
  return existing(links, there)
}
