import {
  IconAddressBook,
  IconBell,
  IconClock,
  IconDevices,
  IconDownload,
  IconEye,
  IconFingerprint,
  IconHeartHandshake,
  IconKey,
  IconLanguageHiragana,
  IconPlayerPause,
  IconShieldCheck,
  IconTrash,
  IconUser,
  IconUserCheck,
  IconUsersGroup,
  type TablerIcon,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useCanGoBack } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { useHasPassword } from '#web/access/PasswordOrCodeField.tsx'
import { CandidateConsent } from '#web/member/features/families/candidate-consent/CandidateConsent.tsx'
import { OwnConsents } from '#web/member/features/families/consents/OwnConsents.tsx'
import { DeleteProfile } from '#web/member/features/families/leaving/DeleteProfile.tsx'
import { RegisteredContacts } from '#web/member/features/families/my-profile/RegisteredContacts.tsx'
import { NotificationChoicesForm } from '#web/member/features/telling/notifications/NotificationChoicesForm.tsx'
import { QuietHoursForm } from '#web/member/features/telling/notifications/QuietHoursForm.tsx'
import { Back } from '#web/member/parts/Back.tsx'
import { useIsInvited } from '#web/member/parts/family-query.ts'
import { ownerAloneWords } from '#web/member/parts/owner-alone-words.ts'
import { useOwnLocation } from '#web/member/parts/use-own-location.ts'
import { meQuery } from '#web/session/queries.ts'
import { aboveTablet } from '#web/ui/breakpoints.ts'
import { Card } from '#web/ui/Card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { useLanguage } from '#web/ui/language.ts'
import { type Row, Rows } from '#web/ui/Rows.tsx'
import { useMedia } from '#web/ui/use-media.ts'
import { ContactPrivacy } from '../contact-privacy/ContactPrivacy.tsx'
import { ChangePassword } from './ChangePassword.tsx'
import { DataDownload } from './DataDownload.tsx'
import { FamilyLogins } from './FamilyLogins.tsx'
import { LanguageChoice } from './LanguageChoice.tsx'
import { LastUse } from './LastUse.tsx'
import { NomineeForm } from './NomineeForm.tsx'
import { OwnCard } from './OwnCard.tsx'
import { OwnSessions } from './OwnSessions.tsx'
import { Passkeys } from './Passkeys.tsx'
import { PauseProfile } from './PauseProfile.tsx'
import styles from './TopicsScreen.module.css'
import { hrefOfTopic, type Topic, type TopicGroup, topicGroups, topicOf, topicsOfOwner } from './topics.ts'
import { useTopicStates } from './use-topic-states.ts'
import { settingsWords } from './words.ts'

/** Notices and codes go to verified contacts only, so a contact can be verified where notices are chosen. */
function OwnContacts() {
  const { data: member } = useQuery(meQuery)
  return member ? <RegisteredContacts member={member} /> : null
}

const onCard = (content: ReactNode) => <Card className={styles.topic}>{content}</Card>

const contents: Record<Topic, ReactNode> = {
  privacy: onCard(<ContactPrivacy />),
  found: onCard(<PauseProfile isForGood />),
  pause: onCard(<PauseProfile />),
  'last-use': onCard(<LastUse />),
  candidate: onCard(<CandidateConsent />),
  contacts: <OwnContacts />,
  notifications: (
    <>
      <NotificationChoicesForm className={styles.choices} />
      {onCard(<QuietHoursForm />)}
    </>
  ),
  language: onCard(<LanguageChoice />),
  family: onCard(<FamilyLogins />),
  password: onCard(<ChangePassword />),
  passkeys: onCard(<Passkeys />),
  devices: onCard(<OwnSessions />),
  consents: onCard(<OwnConsents />),
  data: onCard(<DataDownload />),
  nominee: onCard(<NomineeForm />),
  delete: onCard(<DeleteProfile />),
}

const icons: Record<Topic, TablerIcon> = {
  privacy: IconEye,
  found: IconHeartHandshake,
  pause: IconPlayerPause,
  'last-use': IconClock,
  candidate: IconUserCheck,
  contacts: IconAddressBook,
  notifications: IconBell,
  language: IconLanguageHiragana,
  family: IconUsersGroup,
  password: IconKey,
  passkeys: IconFingerprint,
  devices: IconDevices,
  consents: IconShieldCheck,
  data: IconDownload,
  nominee: IconUser,
  delete: IconTrash,
}

interface SettingsProps {
  title: string
  /** What else stands above and below the topics, where they are a part of the page Me. */
  before?: ReactNode
  after?: ReactNode
}

/** The topics as the screens Me and My Settings have them. */
export function Settings({ title, before, after }: SettingsProps) {
  const language = useLanguage()
  const t = settingsWords(language)
  const { data: member } = useQuery(meQuery)
  const isInvited = useIsInvited()
  const named = topicOf(useOwnLocation().searchStr)
  const hasPassword = useHasPassword()
  const heading = useRef<HTMLHeadingElement>(null)
  const isFromWithin = useCanGoBack()
  const isDesk = useMedia(aboveTablet)
  // A desk has room for a topic beside the list, also before one is chosen.
  const topic = named ?? (isDesk ? topicGroups.seen[0] : null)
  const titleOf = (one: Topic) => (one === 'password' && !hasPassword ? t.setPassword : t[one])
  // Between topics the path stays, so the change of screen does not move the focus, and the row that had it is gone.
  useEffect(() => {
    if (isFromWithin && named && document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true })
  }, [isFromWithin, named])
  return (
    <div className={classNames(styles.screen, topic && styles.beside)}>
      <header>
        {named ? <Back arrow href="/my-settings" label={t.back} /> : null}
        <h1 ref={heading} tabIndex={-1}>
          {named ? titleOf(named) : title}
        </h1>
      </header>
      {topic ? (
        <div className={styles.content}>
          {named ? null : <h2>{titleOf(topic)}</h2>}
          {isInvited && topicsOfOwner.has(topic) ? onCard(<p>{ownerAloneWords(language).does}</p>) : contents[topic]}
        </div>
      ) : null}
      {named && !isDesk ? null : (
        <div className={styles.list}>
          {member && (isDesk || before) ? <OwnCard member={member} /> : null}
          {before}
          <TopicList titleOf={titleOf} current={topic} />
          {after}
        </div>
      )}
    </div>
  )
}

export const Group = ({ title, rows }: { title: string; rows: readonly Row[] }) => (
  <section className={styles.group}>
    <h2>{title}</h2>
    <Rows rows={rows} />
  </section>
)

interface TopicListProps {
  titleOf: (topic: Topic) => string
  /** The topic that is open beside the list. */
  current: Topic | null
}

function TopicList({ titleOf, current }: TopicListProps) {
  const t = settingsWords(useLanguage())
  const states = useTopicStates()
  const isInvited = useIsInvited()
  const groups = Object.entries(topicGroups)
    .map(([group, topics]) => [group, topics.filter(one => !isInvited || !topicsOfOwner.has(one))] as const)
    .filter(([, topics]) => topics.length > 0)
  const list = groups.map(([group, topics]) => (
    <Group
      key={group}
      title={t[group as TopicGroup]}
      rows={topics.map(topic => ({
        href: hrefOfTopic(topic),
        icon: icons[topic],
        label: titleOf(topic),
        state: states[topic],
        isCurrent: topic === current,
      }))}
    />
  ))
  return <nav aria-label={t.title}>{list}</nav>
}
