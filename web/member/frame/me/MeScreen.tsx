import { IconChevronRight } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { inLanguage } from '#domain/families/both-scripts/in-language.ts'
import { fullName } from '#domain/format/name.ts'
import { Failure } from '#web/member/parts/Failure.tsx'
import { Loading } from '#web/member/parts/Loading.tsx'
import { memberWords } from '#web/member/words.ts'
import { meQuery } from '#web/session/queries.ts'
import { useProfileMenu } from '#web/shell/use-profile-menu.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Link } from '#web/ui/Link.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Portrait } from '#web/ui/Portrait.tsx'
import { Rows } from '#web/ui/Rows.tsx'
import styles from './MeScreen.module.css'
import { ShownLine } from './ShownLine.tsx'

/** What is one's own: on a phone it takes the place of the profile menu. */
export default function MeScreen() {
  const language = useLanguage()
  const { data: member, error, refetch } = useQuery(meQuery)
  const { items, dialogs } = useProfileMenu()
  if (!member) return error ? <Failure error={error} onRetry={() => void refetch()} /> : <Loading />
  const name = fullName(inLanguage(member, language))
  return (
    <div className={styles.me}>
      <h1>{memberWords(language).me}</h1>
      <Card>
        <Link className={styles.own} href="/my-profile">
          <Portrait image={member.image} gender={member.gender} alt="" face />
          <span>
            <b>{name}</b>
            <span className="numeric">{member.registration_no}</span>
          </span>
          <Icon of={IconChevronRight} />
        </Link>
      </Card>
      <ShownLine />
      <Rows rows={items} />
      {dialogs}
    </div>
  )
}
