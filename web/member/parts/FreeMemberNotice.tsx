import { IconLock } from '@tabler/icons-react'
import { hasScreen } from '#domain/screens.ts'
import { memberWords } from '#web/member/words.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { Link } from '#web/ui/Link.tsx'
import { useLanguage } from '#web/ui/language.ts'
import './FreeMemberNotice.css'

/** Says why some details are hidden, and leads to the plans. */
export function FreeMemberNotice() {
  const say = memberWords(useLanguage())
  return (
    <aside className="notice free-notice">
      <Icon of={IconLock} />
      <p>
        <b>{say.freeMember}</b>
        {say.freeMemberHelp}
      </p>
      {hasScreen('/membership-plans') ? <Link href="/membership-plans">{say.viewPlan}</Link> : null}
    </aside>
  )
}
