import { IconMailOff } from '@tabler/icons-react'
import type { CurrentMember } from '#contract/families/my-profile.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { memberWords } from '#web/member/words.ts'
import { Link } from '#web/ui/Link.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Notice } from '#web/ui/Notice.tsx'

/** Which of our messages do not arrive; null where all do. */
export function unreachableText([first, second]: CurrentMember['unreachable'], language: Language): string | null {
  const t = memberWords(language)
  if (!first) return null
  return second ? t.nothingReaches : first === 'EMAIL' ? t.emailUnreachable : t.mobileUnreachable
}

/** Tells a member on the page that our messages do not arrive, because no message can. */
export function UnreachableNotice({ member }: { member: Pick<CurrentMember, 'unreachable'> }) {
  const language = useLanguage()
  const text = unreachableText(member.unreachable, language)
  if (!text) return null
  return (
    <Notice as="aside" icon={IconMailOff}>
      {text} <Link href="/my-settings?tab=contacts">{memberWords(language).lookAtContacts}</Link>
    </Notice>
  )
}
