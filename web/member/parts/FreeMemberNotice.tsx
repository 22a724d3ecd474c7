import { IconLock } from '@tabler/icons-react'
import { memberWords } from '#web/member/words.ts'
import { Link } from '#web/ui/Link.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Notice } from '#web/ui/Notice.tsx'
import styles from './FreeMemberNotice.module.css'

/** Says why some details are hidden, with a link to the plans. */
export function FreeMemberNotice() {
  const t = memberWords(useLanguage())
  return (
    <Notice as="aside" icon={IconLock} className={styles.notice}>
      <p>
        <b>{t.freeMember}</b>
        {t.freeMemberHelp}
      </p>
      <Link href="/membership-plans">{t.viewPlan}</Link>
    </Notice>
  )
}
