import type { Branch } from '#contract/cms.ts'
import { telephone } from '#web/shell/ContactLines.tsx'
import { MailIcon, PhoneIcon, PinIcon } from '#web/ui/icons.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { contactWords } from './words.ts'

export function BranchCard({ branch }: { branch: Branch }) {
  const say = contactWords(useLanguage())
  return (
    <li className="branch card">
      <h3>{branch.branch_name}</h3>
      <p className="place">
        <PinIcon />
        {branch.address || '-'}
      </p>
      <div className="ways">
        {branch.phone ? (
          <a className="btn sec num" href={telephone(branch.phone)} title={say.call(branch.branch_name)}>
            <PhoneIcon />
            {branch.phone}
          </a>
        ) : null}
        {branch.email ? (
          <a className="btn qui" href={`mailto:${branch.email}`} title={say.write(branch.branch_name)}>
            <MailIcon />
            {branch.email}
          </a>
        ) : null}
      </div>
    </li>
  )
}
