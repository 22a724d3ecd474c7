import { IconMail, IconMapPin, IconPhone } from '@tabler/icons-react'
import type { Branch } from '#contract/site/cms.ts'
import { telephone } from '#web/shell/ContactLines.tsx'
import { ButtonLink } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { useLanguage } from '#web/ui/language.ts'
import styles from './BranchCard.module.css'
import { contactPageWords } from './words.ts'

export function BranchCard({ branch }: { branch: Branch }) {
  const t = contactPageWords(useLanguage())
  return (
    <Card as="li" className={styles.branch}>
      <h3>{branch.branch_name}</h3>
      <p className={styles.place}>
        <Icon of={IconMapPin} />
        {branch.address || '-'}
      </p>
      <div className={styles.ways}>
        {branch.phone ? (
          <ButtonLink className="numeric" href={telephone(branch.phone)} title={t.call(branch.branch_name)}>
            <Icon of={IconPhone} />
            {branch.phone}
          </ButtonLink>
        ) : null}
        {branch.email ? (
          <ButtonLink
            kind="quiet"
            className={styles.email}
            href={`mailto:${branch.email}`}
            title={t.write(branch.branch_name)}
          >
            <Icon of={IconMail} />
            {branch.email}
          </ButtonLink>
        ) : null}
      </div>
    </Card>
  )
}
