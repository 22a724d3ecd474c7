import { IconShieldCheck } from '@tabler/icons-react'
import { formatLongDay } from '#domain/format/date.ts'
import { catalogue } from '#domain/words/catalogue.ts'
import { useLanguage } from '#web/ui/language.ts'
import { GoodMark } from './MarkIcon.tsx'

const idCheckedWords = catalogue({
  idChecked: [(date: string) => `ID checked · ${date}`, (date: string) => `ओळखपत्र तपासले · ${date}`],
})

/** Says when our staff checked the member's ID. Draws nothing for a member without the mark. */
export function IdChecked({ at, asIcon = false }: { at: string | null; asIcon?: boolean }) {
  const language = useLanguage()
  if (!at) return null
  return (
    <GoodMark
      of={IconShieldCheck}
      text={idCheckedWords(language).idChecked(formatLongDay(at, language))}
      asIcon={asIcon}
    />
  )
}
