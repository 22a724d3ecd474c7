import { IconMail, IconPhone } from '@tabler/icons-react'
import type { ContactRecord } from '#contract/cms.ts'
import { Icon } from '#web/ui/Icon.tsx'

/** A `tel:` link for a number as people write it. */
export const telephone = (number: string): string => `tel:${number.replace(/[^\d+]/g, '')}`

export function ContactLines({ contact }: { contact: ContactRecord }) {
  return (
    <ul className="contact-lines">
      {contact.mobiles.filter(Boolean).map(number => (
        <li key={number}>
          <a className="num" href={telephone(number)}>
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
