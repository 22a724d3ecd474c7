import { IconMailOff } from '@tabler/icons-react'
import type { CurrentMember } from '#contract/families/my-profile.ts'
import { memberWords } from '#web/member/words.ts'
import { Link } from '#web/ui/Link.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Notice } from '#web/ui/Notice.tsx'

/** Tells a member on the page that our messages do not arrive, because no message can. */
export function UnreachableNotice({
  member,
  className,
}: {
  member: Pick<CurrentMember, 'unreachable'>
  className?: string | undefined
}) {
  const t = memberWords(useLanguage())
  const [first, second] = member.unreachable
  if (!first) return null
  const text = second ? t.nothingReaches : first === 'EMAIL' ? t.emailUnreachable : t.mobileUnreachable
  return (
    <Notice as="aside" icon={IconMailOff} className={className}>
      {text} <Link href="/my-settings?tab=contacts">{t.lookAtContacts}</Link>
    </Notice>
  )
}
