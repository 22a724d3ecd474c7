import type { ToldBy as Way } from '#contract/telling/deliveries.office.ts'
import { officeWords } from '#web/office/words.ts'
import { Hint } from '#web/ui/Hint.tsx'
import { useLanguage } from '#web/ui/language.ts'

/** Says before a decision by which channel the family will be notified of it. */
export function ToldBy({ way }: { way: Way | null }) {
  const t = officeWords(useLanguage())
  if (!way) return null
  const words = {
    EMAIL: t.toldByEmail,
    SMS: t.toldBySms,
    WHATSAPP: t.toldByWhatsapp,
    BELL: t.toldByBell,
    CALL: t.toldByCall,
  }
  return <Hint>{words[way]}</Hint>
}
