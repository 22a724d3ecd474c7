import { IconChevronRight } from '@tabler/icons-react'
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
import { useOwnLocation } from '#web/member/parts/use-own-location.ts'
import { meQuery } from '#web/session/queries.ts'
import { Card } from '#web/ui/Card.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Link } from '#web/ui/Link.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { ContactPrivacy } from '../contact-privacy/ContactPrivacy.tsx'
import { ChangePassword } from './ChangePassword.tsx'
import { DataDownload } from './DataDownload.tsx'
import { FamilyLogins } from './FamilyLogins.tsx'
import { useIsInvited } from './family-query.ts'
import { LanguageChoice } from './LanguageChoice.tsx'
import { LastUse } from './LastUse.tsx'
import { NomineeForm } from './NomineeForm.tsx'
import { OwnSessions } from './OwnSessions.tsx'
import { Passkeys } from './Passkeys.tsx'
import { PauseProfile } from './PauseProfile.tsx'
import styles from './SettingsScreen.module.css'
import { hrefOfTopic, type Topic, type TopicGroup, topicGroups, topicOf, topicsOfOwner } from './topics.ts'
import { settingsWords } from './words.ts'

/** Notices and codes go to verified contacts only, so a contact can be verified where notices are chosen. */
function OwnContacts() {
  const { data: member } = useQuery(meQuery)
  return member ? <RegisteredContacts member={member} /> : null
}

const onCard = (content: ReactNode) => <Card className={styles.topic}>{content}</Card>

const contents: Record<Topic, ReactNode> = {
  privacy: onCard(<ContactPrivacy />),
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

/** Both addresses open the settings of the logged-in member: the session decides whose they are, never the address. */
export default function SettingsScreen() {
  const t = settingsWords(useLanguage())
  const topic = topicOf(useOwnLocation().searchStr)
  const hasPassword = useHasPassword()
  const heading = useRef<HTMLHeadingElement>(null)
  const isFromWithin = useCanGoBack()
  const titleOf = (one: Topic) => (one === 'password' && !hasPassword ? t.setPassword : t[one])
  // Between topics the path stays, so the change of screen does not move the focus, and the row that had it is gone.
  useEffect(() => {
    if (isFromWithin && topic && document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true })
  }, [isFromWithin, topic])
  return (
    <div className={styles.screen}>
      <header>
        {topic ? <Back arrow href="/my-settings" label={t.back} /> : null}
        <h1 ref={heading} tabIndex={-1}>
          {topic ? titleOf(topic) : t.title}
        </h1>
      </header>
      {topic ? contents[topic] : <TopicList titleOf={titleOf} />}
    </div>
  )
}

function TopicList({ titleOf }: { titleOf: (topic: Topic) => string }) {
  const t = settingsWords(useLanguage())
  const isInvited = useIsInvited()
  const groups = Object.entries(topicGroups)
    .map(([group, topics]) => [group, topics.filter(one => !isInvited || !topicsOfOwner.has(one))] as const)
    .filter(([, topics]) => topics.length > 0)
  return groups.map(([group, topics]) => (
    <section key={group} className={styles.group}>
      <h2>{t[group as TopicGroup]}</h2>
      <Card>
        <ul>
          {topics.map(topic => (
            <li key={topic}>
              <Link href={hrefOfTopic(topic)}>
                <span>
                  {titleOf(topic)}
                  {topic === 'delete' ? <small>{t.foundPartner}</small> : null}
                </span>
                <Icon of={IconChevronRight} />
              </Link>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  ))
}
