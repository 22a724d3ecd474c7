import { IconPlayerPause } from '@tabler/icons-react'
import type { CurrentMember } from '#contract/families/my-profile.ts'
import { memberWords } from '#web/member/words.ts'
import { Link } from '#web/ui/Link.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Notice } from '#web/ui/Notice.tsx'

/** Reminds a member that the profile is paused and nobody finds it. */
export function PausedNotice({ member, className }: { member: Pick<CurrentMember, 'is_paused'>; className?: string }) {
  const t = memberWords(useLanguage())
  if (member.is_paused === 'N') return null
  return (
    <Notice as="aside" icon={IconPlayerPause} className={className}>
      {t.pausedNotice} <Link href="/my-settings?tab=pause">{t.resume}</Link>
    </Notice>
  )
}
