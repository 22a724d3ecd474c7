import { useState } from 'react'
import { inLanguage } from '#domain/families/both-scripts/in-language.ts'
import { formatPhone } from '#domain/format/phone.ts'
import { bestTimeSentence } from '#domain/words/best-time-names.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { phoneTypeNames } from '#domain/words/phone-type-names.ts'
import { call } from '#web/api/client.ts'
import { ActReasonDialog } from '#web/office/parts/ActReasonDialog.tsx'
import { officeClient } from '#web/office/queries.ts'
import { Button } from '#web/ui/Button.tsx'
import { EmailText } from '#web/ui/EmailText.tsx'
import { type Fact, Facts } from '#web/ui/Facts.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { memberAuditQuery, type RevealedContact } from '../queries.ts'
import styles from '../Record.module.css'
import { RecordPart } from '../RecordPart.tsx'
import { contactPartId } from './RecordBar.tsx'
import { memberRecordWords } from './words.ts'

/** The contact, revealed with a reason. Only the state of this part holds it, so it is gone when the screen closes. */
export function ContactPart({ uuid }: { uuid: string }) {
  const language = useLanguage()
  const t = memberRecordWords(language)
  const [contact, setContact] = useState<RevealedContact | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  const reveal = async (reason: string) => {
    setContact(await call('POST /office/member/contact', { uuid, reason }))
    setIsAsking(false)
    void officeClient.invalidateQueries(memberAuditQuery(uuid))
  }
  return (
    <RecordPart id={contactPartId} title={t.contact}>
      {contact ? (
        <Facts facts={factsOf(inLanguage(contact, language), t, language)} />
      ) : (
        <>
          <p>{t.contactHidden}</p>
          <div className={styles.buttons}>
            <Button onClick={() => setIsAsking(true)}>{t.reveal}</Button>
          </div>
        </>
      )}
      {contact && contact.left_today !== null ? (
        <p className={styles.small}>{t.revealsLeft(contact.left_today)}</p>
      ) : null}
      {isAsking ? (
        <ActReasonDialog
          kind="contact"
          title={t.revealTitle}
          confirm={t.reveal}
          onClose={() => setIsAsking(false)}
          onConfirm={reveal}
        />
      ) : null}
    </RecordPart>
  )
}

type Words = ReturnType<typeof memberRecordWords>
const missing = (text: string, t: Words) => text || t.missing

/** A link that dials the number on the reader's phone. */
const dial = (phone: string) => (
  <a className={styles.reach} href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
    {formatPhone(phone)}
  </a>
)
const write = (email: string) => (
  <a className={styles.reach} href={`mailto:${email}`}>
    <EmailText>{email}</EmailText>
  </a>
)

/** The numbers in the family's order, each with its owner and what staff should know before dialling. */
function numberFacts(contact: RevealedContact, t: Words, language: Language): Fact[] {
  const { mobile, registered_mobile: registered, family } = contact
  const factOf = (
    label: (whose: string) => string,
    phone: string,
    { type, custom_type_name, best_time }: Omit<typeof registered, 'place'>,
    note: string,
  ): Fact => {
    const waits = contact.candidate_waits === 'Y' && type === 'CANDIDATE' ? t.waits : ''
    const notes = [note, waits, bestTimeSentence(best_time, language)].filter(Boolean).join(', ')
    return [
      label(custom_type_name || phoneTypeNames[type][language]),
      <span key={phone}>
        {dial(phone)} {notes && `(${notes})`}
      </span>,
    ]
  }
  const others = family.familty_phone_numbers.map((one, at) =>
    factOf(whose => t.numberOf(at + 1, whose), one.phone, one, one.is_hidden === 'Y' ? t.hidden : ''),
  )
  const own: Fact = mobile ? factOf(t.mobileOf, mobile, registered, '') : [t.mobile, t.missing]
  return [...others.slice(0, registered.place), own, ...others.slice(registered.place)]
}

function factsOf(contact: RevealedContact, t: Words, language: Language): Fact[] {
  const { email, village, family } = contact
  return [
    ...numberFacts(contact, t, language),
    [t.email, email ? write(email) : t.missing],
    [t.contactPerson, missing(family.contact_full_name, t)],
    ...(family.email ? [[t.familyEmail, write(family.email)] as const] : []),
    [t.address, missing([family.address, village].filter(Boolean).join(', '), t)],
  ]
}
