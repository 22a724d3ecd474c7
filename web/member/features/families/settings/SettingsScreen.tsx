import { IconHeart, IconPlayerPause } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useHasPassword } from '#web/access/PasswordOrCodeField.tsx'
import { CandidateCard } from '#web/member/features/families/candidate-consent/CandidateCard.tsx'
import { OwnConsents } from '#web/member/features/families/consents/OwnConsents.tsx'
import { DeleteProfile } from '#web/member/features/families/leaving/DeleteProfile.tsx'
import { RegisteredContacts } from '#web/member/features/families/my-profile/RegisteredContacts.tsx'
import { NotificationChoicesForm } from '#web/member/features/telling/notifications/NotificationChoicesForm.tsx'
import { useOwnLocation } from '#web/member/parts/use-own-location.ts'
import { meQuery } from '#web/session/queries.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Tabs } from '#web/ui/Tabs.tsx'
import { ContactPrivacy } from '../contact-privacy/ContactPrivacy.tsx'
import { ChangePassword } from './ChangePassword.tsx'
import { DataDownload } from './DataDownload.tsx'
import { LanguageChoice } from './LanguageChoice.tsx'
import { LastUse } from './LastUse.tsx'
import { NomineeForm } from './NomineeForm.tsx'
import { OwnSessions } from './OwnSessions.tsx'
import { PauseProfile } from './PauseProfile.tsx'
import styles from './SettingsScreen.module.css'
import { hrefOfTab, type SettingsTab, settingsTabs, tabOf } from './settings-tabs.ts'
import { settingsWords } from './words.ts'

const onCard = (part: ReactNode) => <Card className={styles.card}>{part}</Card>

/** Notices and codes go to verified contacts only, so a contact can be verified where notices are chosen. */
function OwnContacts() {
  const { data: member } = useQuery(meQuery)
  return member ? <RegisteredContacts member={member} /> : null
}

/** Most members come to the settings for one of these, and the names of the tabs do not lead to them. */
function WaysOut() {
  const t = settingsWords(useLanguage())
  return (
    <div className={styles.waysOut}>
      <ButtonLink href={hrefOfTab('preferences')}>
        <Icon of={IconPlayerPause} />
        {t.pause}
      </ButtonLink>
      <ButtonLink href={hrefOfTab('deleteProfile')}>
        <Icon of={IconHeart} />
        {t.foundPartner}
      </ButtonLink>
    </div>
  )
}

function panelOf(tab: SettingsTab): ReactNode {
  switch (tab) {
    case 'contactPrivacy':
      return (
        <>
          <WaysOut />
          {onCard(<ContactPrivacy />)}
        </>
      )
    case 'changePassword':
      return onCard(<ChangePassword />)
    case 'preferences':
      return (
        <>
          <PauseProfile />
          <LastUse />
          <CandidateCard />
          <OwnContacts />
          <LanguageChoice />
          <NotificationChoicesForm className={styles.choices} />
        </>
      )
    case 'devices':
      return onCard(<OwnSessions />)
    case 'ownData':
      return (
        <>
          <OwnConsents />
          <DataDownload />
          <NomineeForm />
        </>
      )
    case 'deleteProfile':
      return onCard(<DeleteProfile />)
  }
}

/** Both addresses open the settings of the logged-in member: the session decides whose they are, never the address. */
export default function SettingsScreen() {
  const t = settingsWords(useLanguage())
  const navigate = useNavigate()
  const tab = tabOf(useOwnLocation().searchStr)
  const hasPassword = useHasPassword()
  const labelOf = (value: SettingsTab) => (value === 'changePassword' && !hasPassword ? t.setPassword : t[value])
  return (
    <div className={styles.screen}>
      <h1>{t.title}</h1>
      <Tabs
        label={t.title}
        value={tab}
        onChange={value => void navigate({ href: hrefOfTab(value as SettingsTab), replace: true, resetScroll: false })}
        className={styles.tabs}
        tabs={settingsTabs.map(value => ({ value, label: labelOf(value) }))}
      >
        {panelOf(tab)}
      </Tabs>
    </div>
  )
}
