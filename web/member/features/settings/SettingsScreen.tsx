import { useNavigate } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { useOwnLocation } from '#web/member/frame/use-own-location.ts'
import { Card } from '#web/ui/Card.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Tabs } from '#web/ui/Tabs.tsx'
import { ChangePassword } from './ChangePassword.tsx'
import { ContactPrivacy } from './ContactPrivacy.tsx'
import { OwnSessions } from './OwnSessions.tsx'
import styles from './SettingsScreen.module.css'
import { hrefOfTab, type SettingsTab, settingsTabs, tabOf } from './settings-tabs.ts'
import { settingsWords } from './words.ts'

const panels: Record<SettingsTab, ComponentType> = {
  contactPrivacy: ContactPrivacy,
  changePassword: ChangePassword,
  devices: OwnSessions,
}

/** Both addresses of the settings open one's own: the session says whose they are, and never the address. */
export default function SettingsScreen() {
  const say = settingsWords(useLanguage())
  const navigate = useNavigate()
  const tab = tabOf(useOwnLocation().searchStr)
  const Panel = panels[tab]
  return (
    <div className={styles.screen}>
      <h1>{say.title}</h1>
      <Tabs
        label={say.title}
        value={tab}
        onChange={value => void navigate({ href: hrefOfTab(value as SettingsTab), replace: true })}
        tabs={settingsTabs.map(value => ({ value, label: say[value] }))}
      >
        <Card className={styles.card}>
          <Panel />
        </Card>
      </Tabs>
    </div>
  )
}
