import type { ToldBy as Way } from '#contract/telling/deliveries.office.ts'
import { channelName } from '#domain/telling/channels.ts'
import { officeWords } from '#web/office/words.ts'
import { Hint } from '#web/ui/Hint.tsx'
import { useLanguage } from '#web/ui/language.ts'

/** Says before a decision by which channel the family will be notified of it. */
export function ToldBy({ way }: { way: Way | null }) {
  const language = useLanguage()
  const t = officeWords(language)
  if (!way) return null
  if (way === 'BELL') return <Hint>{t.toldByBell}</Hint>
  if (way === 'CALL') return <Hint>{t.toldByCall}</Hint>
  // Only an e-mail has room for the reason.
  return <Hint>{way === 'EMAIL' ? t.toldByEmail : t.toldToCall(channelName(way, language))}</Hint>
}
