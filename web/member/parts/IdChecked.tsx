import { IconShieldCheck } from '@tabler/icons-react'
import { formatLongDay } from '#domain/format/date.ts'
import { catalogue } from '#domain/words/catalogue.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { MarkIcon } from './MarkIcon.tsx'

const idCheckedWords = catalogue({
  idChecked: [(date: string) => `ID checked · ${date}`, (date: string) => `ओळखपत्र तपासले · ${date}`],
})

/** Says when our staff checked the member's ID. Draws nothing for a member without the mark. */
export function IdChecked({ at, asIcon = false }: { at: string | null; asIcon?: boolean }) {
  const language = useLanguage()
  if (!at) return null
  const text = idCheckedWords(language).idChecked(formatLongDay(at, language))
  if (asIcon) return <MarkIcon of={IconShieldCheck} name={text} />
  return (
    <Badge tone="good">
      <Icon of={IconShieldCheck} />
      <span className="numeric">{text}</span>
    </Badge>
  )
}
