import { IconLanguageHiragana, IconLogout, IconUsersGroup } from '@tabler/icons-react'
import { useState } from 'react'
import type { CurrentMember } from '#contract/families/my-profile.ts'
import { inLanguage } from '#domain/families/both-scripts/in-language.ts'
import type { Gender } from '#domain/limits.ts'
import { lazyDialog } from '#web/api/lazy-part.tsx'
import { switchLanguage } from '#web/session/language-choice.ts'
import { privatePhotos } from '#web/session/private-photos.ts'
import { useLanguage } from '#web/ui/language.ts'
import { Menu } from '#web/ui/Menu.tsx'
import { Portrait } from '#web/ui/Portrait.tsx'
import { PrivatePicturesContext } from '#web/ui/photos/private-pictures.ts'
import { LogoutQuestion } from './LogoutQuestion.tsx'
import { menuLinks } from './links.ts'
import styles from './ProfileMenu.module.css'
import { shellWords } from './words.ts'

// The forms import the schemas, so they load at the first press.
const AccessDialogs = lazyDialog(() => import('#web/access/AccessDialogs.tsx'))

interface Props {
  member: CurrentMember | undefined
  gender: Gender | null
  path: string
}

export function ProfileMenu({ member, gender, path }: Props) {
  const language = useLanguage()
  const t = shellWords(language)
  const [asking, setAsking] = useState(false)
  const [choosing, setChoosing] = useState(false)
  const shown = member && inLanguage(member, language)
  const other = language === 'mr' ? 'en' : 'mr'
  return (
    <>
      <Menu
        label={t.profileMenu}
        face={
          // The menu is also on public pages, which show no other photos.
          <PrivatePicturesContext value={privatePhotos}>
            <Portrait className={styles.face} image={member?.image} gender={gender} alt="" face />
          </PrivatePicturesContext>
        }
        heading={
          shown ? (
            <div className={styles.member}>
              <b>{`${shown.first_name} ${shown.last_name}`}</b>
              <span className="numeric">{shown.registration_no}</span>
            </div>
          ) : null
        }
        current={path}
        items={[
          ...menuLinks(language),
          { label: t.ourProfiles, icon: IconUsersGroup, onSelect: () => setChoosing(true) },
          { label: t.otherLanguage, icon: IconLanguageHiragana, lang: other, onSelect: () => switchLanguage(other) },
          { label: t.logout, icon: IconLogout, onSelect: () => setAsking(true) },
        ]}
      />
      {choosing ? <AccessDialogs opened="profiles" onClose={() => setChoosing(false)} /> : null}
      {asking ? <LogoutQuestion onClose={() => setAsking(false)} /> : null}
    </>
  )
}
