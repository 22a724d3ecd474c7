import { type FormEvent, useState } from 'react'
import { isReasonEnough } from '#domain/office/office-reasons.ts'
import { Button } from '#web/ui/Button.tsx'
import { Facts } from '#web/ui/Facts.tsx'
import { Field } from '#web/ui/Field.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { TextInput } from '#web/ui/TextInput.tsx'
import styles from '../ItemPane.module.css'
import type { ItemOf } from '../queries.ts'
import { ReviewedMemberFacts } from '../ReviewedMemberFacts.tsx'
import { queueWords } from '../words.ts'
import { DocumentSides } from './DocumentSides.tsx'

/** The document beside the profile. Opening it asks for a reason, because each read is recorded in the audit. */
export function DocumentItem({ item, onSeen }: { item: ItemOf<'document'>; onSeen: () => void }) {
  const t = queueWords(useLanguage())
  const [reason, setReason] = useState<string>(t.readingDefault)
  const [isShort, setIsShort] = useState(false)
  const [opened, setOpened] = useState<string | null>(null)
  const open = (event: FormEvent) => {
    event.preventDefault()
    if (isReasonEnough(reason.trim())) setOpened(reason.trim())
    else setIsShort(true)
  }
  return (
    <div className={styles.sides}>
      <div className={styles.part}>
        <Facts
          className={styles.facts}
          facts={[
            [t.kinds.document, t.documentTypes[item.type]],
            [t.numberEnd, item.number_end],
          ]}
        />
        {opened ? (
          <DocumentSides item={item} reason={opened} onSeen={onSeen} />
        ) : (
          <form className={styles.part} onSubmit={open}>
            <Field label={t.reading} required error={isShort ? t.reasonShort : undefined}>
              <TextInput value={reason} onChange={setReason} maxLength={500} />
            </Field>
            <Button kind="primary" type="submit">
              {t.openDocument}
            </Button>
          </form>
        )}
      </div>
      <ReviewedMemberFacts title={t.profile} member={item.member} history={item.history} />
    </div>
  )
}
