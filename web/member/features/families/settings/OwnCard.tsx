import { IconChevronRight } from '@tabler/icons-react'
import type { CurrentMember } from '#contract/families/my-profile.ts'
import { inLanguage } from '#domain/families/both-scripts/in-language.ts'
import { fullName } from '#domain/format/name.ts'
import { loggedInAs } from '#web/session/logged-in.ts'
import { Card } from '#web/ui/Card.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Link } from '#web/ui/Link.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Portrait } from '#web/ui/Portrait.tsx'
import styles from './OwnCard.module.css'
import { settingsWords } from './words.ts'

/** Whose profile it is and who is logged in, with the way to My Profile. */
export function OwnCard({ member }: { member: CurrentMember }) {
  const language = useLanguage()
  const who = loggedInAs(member, language)
  return (
    <Card>
      <Link className={styles.own} href="/my-profile">
        <Portrait image={member.image} gender={member.gender} alt="" face />
        <span>
          <b>{fullName(inLanguage(member, language))}</b>
          <span className="numeric">{`${member.registration_no} · ${settingsWords(language).myProfile}`}</span>
          {who ? <span>{who}</span> : null}
        </span>
        <Icon of={IconChevronRight} />
      </Link>
    </Card>
  )
}
