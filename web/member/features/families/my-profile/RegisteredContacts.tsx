import { IconAddressBook, IconCircleCheck } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { CurrentMember } from '#contract/families/my-profile.ts'
import { formatLongDay } from '#domain/format/date.ts'
import { formatPhone } from '#domain/format/phone.ts'
import type { ContactKind } from '#web/access/contact-change/contact-change.ts'
import { lazyPart } from '#web/api/lazy-part.tsx'
import { meQuery } from '#web/session/queries.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Facts } from '#web/ui/Facts.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { ContactPreview } from './ContactPreview.tsx'
import styles from './RegisteredContacts.module.css'
import { registeredContact } from './registered-contact.ts'
import { myProfileWords } from './words.ts'

/** The dialog imports the phone number library, so it loads only when a contact is to be verified. */
const VerifyContact = lazyPart(async () => ({
  default: (await import('#web/access/contact-change/VerifyContact.tsx')).VerifyContact,
}))

/** The contacts that the member logs in with, and a preview of the contact as another family reads it. */
export function RegisteredContacts({ member }: { member: CurrentMember }) {
  const language = useLanguage()
  const t = myProfileWords(language)
  const [isOpen, setIsOpen] = useState(false)
  const client = useQueryClient()
  const readAgain = () => client.invalidateQueries({ queryKey: meQuery.queryKey })
  const verified = (kind: ContactKind, value: string, flag: 'Y' | 'N') => (
    <span className={styles.value}>
      {value}
      {flag === 'Y' ? (
        <Badge tone="good">
          <Icon of={IconCircleCheck} />
          {t.verified}
        </Badge>
      ) : value && member.logged_in.is_owner === 'Y' ? (
        <VerifyContact contact={registeredContact(member, kind)} onVerified={readAgain} />
      ) : kind === 'email' && !value ? (
        t.withoutEmail
      ) : null}
    </span>
  )
  // Others, or our own messages, may not reach a number that was verified long ago.
  const isDoubted = member.asked.includes('NUMBER') || member.unreachable.includes('SMS')
  const mobile = member.mobile && formatPhone(`${member.mobile_country_code} ${member.mobile}`)
  return (
    <Card as="section" className={styles.contacts}>
      <h2>{t.contact}</h2>
      <Facts
        facts={[
          [t.mobile, verified('mobile', mobile, isDoubted ? 'N' : member.is_verified_mobile)],
          [t.email, verified('email', member.email, member.is_verified_email)],
          [t.memberSince, formatLongDay(member.opening_date, language)],
        ]}
      />
      <Button onClick={() => setIsOpen(true)}>
        <Icon of={IconAddressBook} />
        {t.contactPreview}
      </Button>
      {isOpen ? <ContactPreview member={member} onClose={() => setIsOpen(false)} /> : null}
    </Card>
  )
}
