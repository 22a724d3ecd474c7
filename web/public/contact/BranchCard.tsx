import { IconMail, IconMapPin, IconPhone } from '@tabler/icons-react'
import type { Branch } from '#contract/cms.ts'
import { telephone } from '#web/shell/ContactLines.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { contactWords } from './words.ts'

export function BranchCard({ branch }: { branch: Branch }) {
  const say = contactWords(useLanguage())
  return (
    <li className="branch card">
      <h3>{branch.branch_name}</h3>
      <p className="place">
        <Icon of={IconMapPin} />
        {branch.address || '-'}
      </p>
      <div className="ways">
        {branch.phone ? (
          <a className="btn sec num" href={telephone(branch.phone)} title={say.call(branch.branch_name)}>
            <Icon of={IconPhone} />
            {branch.phone}
          </a>
        ) : null}
        {branch.email ? (
          <a className="btn qui" href={`mailto:${branch.email}`} title={say.write(branch.branch_name)}>
            <Icon of={IconMail} />
            {branch.email}
          </a>
        ) : null}
      </div>
    </li>
  )
}
