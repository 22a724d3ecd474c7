import type { CurrentMember } from '#contract/families/my-profile.ts'
import { inLanguage } from '#domain/families/both-scripts/in-language.ts'
import type { Gender } from '#domain/limits.ts'
import { familyRoleLetter } from '#domain/words/family-role-names.ts'
import { isInvitedElder, loggedInAs } from '#web/session/logged-in.ts'
import { privatePhotos } from '#web/session/private-photos.ts'
import { InitialFace } from '#web/ui/InitialFace.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Menu } from '#web/ui/Menu.tsx'
import { Portrait } from '#web/ui/Portrait.tsx'
import { PrivatePicturesContext } from '#web/ui/photos/private-pictures.ts'
import styles from './ProfileMenu.module.css'
import { useProfileMenu } from './use-profile-menu.tsx'
import { shellWords } from './words.ts'

interface Props {
  member: CurrentMember | undefined
  gender: Gender | null
  path: string
}

export function ProfileMenu({ member, gender, path }: Props) {
  const language = useLanguage()
  const { links, profiles, otherLanguage, logout, dialogs } = useProfileMenu()
  const shown = member && inLanguage(member, language)
  const who = member && loggedInAs(member, language)
  return (
    <>
      <Menu
        label={shellWords(language).profileMenu}
        face={
          // The menu is also on public pages, which show no other photos.
          member && isInvitedElder(member) ? (
            <InitialFace className={styles.initial} letter={familyRoleLetter(language, member.logged_in.role)} />
          ) : (
            <PrivatePicturesContext value={privatePhotos}>
              <Portrait className={styles.face} image={member?.image} gender={gender} alt="" face />
            </PrivatePicturesContext>
          )
        }
        heading={
          shown ? (
            <div className={styles.member}>
              <b>{`${shown.first_name} ${shown.last_name}`}</b>
              <span className="numeric">{shown.registration_no}</span>
              {who ? <span>{who}</span> : null}
            </div>
          ) : null
        }
        current={path}
        items={[...links, profiles, otherLanguage, logout]}
      />
      {dialogs}
    </>
  )
}
