import { IconLanguageHiragana, IconLogout, IconUsersGroup } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { lazyDialog } from '#web/api/lazy-part.tsx'
import { switchLanguage } from '#web/session/language-choice.ts'
import { useLanguage } from '#web/ui/language.ts'
import type { MenuItem } from '#web/ui/Menu.tsx'
import { LogoutQuestion } from './LogoutQuestion.tsx'
import { menuLinks, type ShellLink } from './links.ts'
import { shellWords } from './words.ts'

// The forms import the schemas, so they load at the first press.
const AccessDialogs = lazyDialog(() => import('#web/access/AccessDialogs.tsx'))

interface ProfileMenuParts {
  links: ShellLink[]
  profiles: MenuItem
  otherLanguage: MenuItem
  logout: MenuItem
  dialogs: ReactNode
}

/** What the profile menu of a desk and the page 'Me' offer, and the dialogs that they open. */
export function useProfileMenu(): ProfileMenuParts {
  const language = useLanguage()
  const t = shellWords(language)
  const [asking, setAsking] = useState(false)
  const [choosing, setChoosing] = useState(false)
  const other = language === 'mr' ? 'en' : 'mr'
  return {
    links: menuLinks(language),
    profiles: { label: t.ourProfiles, icon: IconUsersGroup, onSelect: () => setChoosing(true) },
    otherLanguage: {
      label: t.otherLanguage,
      icon: IconLanguageHiragana,
      lang: other,
      onSelect: () => switchLanguage(other),
    },
    logout: { label: t.logout, icon: IconLogout, onSelect: () => setAsking(true) },
    dialogs: (
      <>
        {choosing ? <AccessDialogs opened="profiles" onClose={() => setChoosing(false)} /> : null}
        {asking ? <LogoutQuestion onClose={() => setAsking(false)} /> : null}
      </>
    ),
  }
}
