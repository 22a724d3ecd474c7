import { useLanguage } from '#web/ui/language.ts'
import { Settings } from './TopicsScreen.tsx'
import { settingsWords } from './words.ts'

/** Both addresses open the settings of the logged-in member: the session decides whose they are, never the address. */
export default function SettingsScreen() {
  return <Settings title={settingsWords(useLanguage()).title} />
}
