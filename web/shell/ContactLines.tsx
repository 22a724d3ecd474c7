import { IconMail, IconPhone } from '@tabler/icons-react'
import type { ContactRecord } from '#contract/site/cms.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/Icon.tsx'
import styles from './ContactLines.module.css'

/** A `tel:` link for a number as people write it. */
export const telephone = (number: string): string => `tel:${number.replace(/[^\d+]/g, '')}`

export function ContactLines({ contact, className }: { contact: ContactRecord; className?: string | undefined }) {
  return (
    <ul className={classNames(styles.lines, className)}>
      {contact.mobiles.filter(Boolean).map(number => (
        <li key={number}>
          <a className="numeric" href={telephone(number)}>
            <Icon of={IconPhone} />
            {number}
          </a>
        </li>
      ))}
      {contact.email ? (
        <li>
          <a href={`mailto:${contact.email}`}>
            <Icon of={IconMail} />
            {contact.email}
          </a>
        </li>
      ) : null}
    </ul>
  )
}
