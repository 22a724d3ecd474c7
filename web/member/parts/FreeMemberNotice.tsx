import { IconLock } from '@tabler/icons-react'
import { memberWords } from '#web/member/words.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Notice } from '#web/ui/Notice.tsx'
import styles from './FreeMemberNotice.module.css'
import { PlanMessage } from './PlanMessage.tsx'

/** Says why some details are hidden, with a link to the plans. */
export function FreeMemberNotice() {
  const t = memberWords(useLanguage())
  return (
    <Notice as="aside" icon={IconLock} className={styles.notice}>
      <p>
        <b>{t.freeMember}</b> <PlanMessage reason={t.freeMemberHelp} />
      </p>
      <ButtonLink small href="/membership-plans">
        {t.viewPlan}
      </ButtonLink>
    </Notice>
  )
}
