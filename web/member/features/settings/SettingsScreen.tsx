import { useState } from 'react'
import { Card } from '#web/ui/Card.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Tabs } from '#web/ui/Tabs.tsx'
import { ChangePassword } from './ChangePassword.tsx'
import { OwnSessions } from './OwnSessions.tsx'
import styles from './SettingsScreen.module.css'
import { settingsWords } from './words.ts'

const tabNames = ['changePassword', 'devices'] as const

/** Both addresses of the settings open one's own: the session says whose they are, and never the address. */
export default function SettingsScreen() {
  const say = settingsWords(useLanguage())
  const [tab, setTab] = useState<string>('changePassword')
  return (
    <div className={styles.screen}>
      <h1>{say.title}</h1>
      <Tabs
        label={say.title}
        value={tab}
        onChange={setTab}
        tabs={tabNames.map(value => ({ value, label: say[value] }))}
      >
        <Card className={styles.card}>{tab === 'devices' ? <OwnSessions /> : <ChangePassword />}</Card>
      </Tabs>
    </div>
  )
}
