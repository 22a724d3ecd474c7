import { useState } from 'react'
import { formatPhone } from '#domain/format/phone.ts'
import { digits } from '#domain/words/digits.ts'
import { phoneTypeNames } from '#domain/words/phone-type-names.ts'
import { call } from '#web/api/client.ts'
import { ActReasonDialog } from '#web/office/parts/ActReasonDialog.tsx'
import { officeClient } from '#web/office/queries.ts'
import { Button } from '#web/ui/Button.tsx'
import { type Fact, Facts } from '#web/ui/Facts.tsx'
import { useLanguage } from '#web/ui/language.ts'
import styles from './MemberScreen.module.css'
import { memberAuditQuery, type RevealedContact } from './queries.ts'
import { RecordPart } from './RecordPart.tsx'
import { memberRecordWords } from './words.ts'

/** The contact after a look was asked for. It is kept by this part alone, and gone with the screen. */
export function ContactPart({ uuid }: { uuid: string }) {
  const language = useLanguage()
  const say = memberRecordWords(language)
  const [contact, setContact] = useState<RevealedContact | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  const reveal = async (reason: string) => {
    setContact(await call('POST /office/member/contact', { uuid, reason }))
    setIsAsking(false)
    void officeClient.invalidateQueries(memberAuditQuery(uuid))
  }
  return (
    <RecordPart title={say.contact}>
      {contact ? (
        <Facts facts={factsOf(contact, say, language)} />
      ) : (
        <>
          <p>{say.contactHidden}</p>
          <div className={styles.buttons}>
            <Button onClick={() => setIsAsking(true)}>{say.reveal}</Button>
          </div>
        </>
      )}
      {contact && contact.left_today !== null ? (
        <p className={styles.small}>{say.revealsLeft(contact.left_today)}</p>
      ) : null}
      {isAsking ? (
        <ActReasonDialog
          title={say.revealTitle}
          confirm={say.reveal}
          onClose={() => setIsAsking(false)}
          onConfirm={reveal}
        />
      ) : null}
    </RecordPart>
  )
}

function factsOf(contact: RevealedContact, say: ReturnType<typeof memberRecordWords>, language: 'en' | 'mr'): Fact[] {
  const names: Partial<Record<string, { en: string; mr: string }>> = phoneTypeNames
  return [
    [say.mobile, formatPhone(contact.mobile)],
    [say.email, contact.email],
    [say.contactPerson, contact.contact_person || say.missing],
    [say.address, contact.address || say.missing],
    ...contact.phones.map(
      ({ type, phone, is_hidden }, at): Fact => [
        `${names[type]?.[language] ?? type} ${digits(language, at + 1)}`,
        is_hidden ? `${formatPhone(phone)} (${say.hidden})` : formatPhone(phone),
      ],
    ),
  ]
}
