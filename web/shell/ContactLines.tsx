import type { ContactRecord } from '#contract/cms.ts'
import { MailIcon, PhoneIcon } from '#web/ui/icons.tsx'

/** A `tel:` link for a number as people write it. */
export const telephone = (number: string): string => `tel:${number.replace(/[^\d+]/g, '')}`

export function ContactLines({ contact }: { contact: ContactRecord }) {
  return (
    <ul className="contact-lines">
      {contact.mobiles.filter(Boolean).map(number => (
        <li key={number}>
          <a className="num" href={telephone(number)}>
            <PhoneIcon />
            {number}
          </a>
        </li>
      ))}
      {contact.email ? (
        <li>
          <a href={`mailto:${contact.email}`}>
            <MailIcon />
            {contact.email}
          </a>
        </li>
      ) : null}
    </ul>
  )
}
