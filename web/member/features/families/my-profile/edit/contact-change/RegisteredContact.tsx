import { IconCircleCheck } from '@tabler/icons-react'
import { useState } from 'react'
import type { CurrentMember } from '#contract/families/my-profile.ts'
import { ContactChange } from '#web/access/contact-change/ContactChange.tsx'
import type { ContactKind } from '#web/access/contact-change/contact-change.ts'
import { VerifyContact } from '#web/access/contact-change/VerifyContact.tsx'
import { contactChangeWords } from '#web/access/contact-change/words.ts'
import { spokenMobile } from '#web/access/phone.ts'
import { ownerAloneWords } from '#web/member/parts/owner-alone-words.ts'
import { FieldPlace } from '#web/profile-form/fields/FieldPlace.tsx'
import { editWords } from '#web/profile-form/words.ts'
import { Button } from '#web/ui/Button.tsx'
import { Hint } from '#web/ui/Hint.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { TextInput } from '#web/ui/TextInput.tsx'
import { toast } from '#web/ui/Toasts.tsx'
import { registeredContact } from '../../registered-contact.ts'
import styles from './contact-change.module.css'
import { MobileOwner } from './MobileOwner.tsx'

/** The mobile number or e-mail address that the member logs in with. It is read-only here and changed with a code. */
export function RegisteredContact({ member, onChanged }: { member: CurrentMember; onChanged: () => Promise<void> }) {
  const language = useLanguage()
  const t = editWords(language)
  const changeWords = contactChangeWords(language)
  const [opened, setOpened] = useState<ContactKind | null>(null)
  const contacts = {
    mobile: member.mobile && spokenMobile(member.mobile, member.country_code),
    email: member.email,
  }
  const isOwner = member.logged_in.is_owner === 'Y'
  const isVerified = { mobile: member.is_verified_mobile === 'Y', email: member.is_verified_email === 'Y' }
  return (
    <>
      <h3>{t.contact}</h3>
      <Hint className={styles.hint}>{isOwner ? t.contactHint : ownerAloneWords(language).does}</Hint>
      {(['mobile', 'email'] as const).map(kind => (
        <FieldPlace
          key={kind}
          path={kind}
          hint={
            isVerified[kind] ? (
              <span className={styles.verified}>
                <Icon of={IconCircleCheck} />
                {t.verified}
              </span>
            ) : contacts[kind] || kind === 'mobile' ? (
              t.notVerified
            ) : (
              changeWords.withoutEmail
            )
          }
        >
          <div className={styles.row}>
            <TextInput readOnly value={contacts[kind]} onChange={() => undefined} />
            {isOwner ? (
              <Button
                onClick={() => setOpened(kind)}
                aria-label={kind === 'mobile' ? changeWords.changeMobile : changeWords.changeEmail}
              >
                {t.change}
              </Button>
            ) : null}
            {isOwner && contacts[kind] && !isVerified[kind] ? (
              <VerifyContact contact={registeredContact(member, kind)} onVerified={onChanged} />
            ) : null}
          </div>
        </FieldPlace>
      ))}
      <MobileOwner member={member} />
      {opened ? (
        <ContactChange
          kind={opened}
          onChanged={message => {
            toast.success(message)
            setOpened(null)
            void onChanged()
          }}
          onClose={() => setOpened(null)}
        />
      ) : null}
    </>
  )
}
