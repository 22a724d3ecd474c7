import { resendWaitSeconds } from '#domain/limits.ts'
import { CodeFields } from '#web/access/CodeFields.tsx'
import { spokenMobile } from '#web/access/phone.ts'
import { useCodeForm } from '#web/access/use-code-form.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { editWords } from '../words.ts'
import styles from './contact-change.module.css'
import { askForChangeCode, type TypedContact, verifyChange } from './contact-change.ts'

interface Props {
  contact: TypedContact
  password: string
  onVerified: (message: string) => void
  onClose: () => void
}

/** The old number or address stays in force until this code is right. */
export function CodeDialog({ contact, password, onVerified, onClose }: Props) {
  const say = editWords(useLanguage())
  const form = useCodeForm({
    waitSeconds: resendWaitSeconds,
    verify: async code => onVerified((await verifyChange(contact, code)).message),
    resend: () => askForChangeCode(contact, password, true),
  })
  const sentTo = contact.kind === 'email' ? contact.address : spokenMobile(contact.digits, contact.country)
  return (
    <Dialog
      eyebrow="खात्री"
      title={say.codeTitle}
      hint={say.codeSentTo(sentTo)}
      closeLabel={say.close}
      onClose={onClose}
      busy={form.isVerifying}
      onSubmit={form.submit}
      footer={
        <Button kind="primary" type="submit" busy={form.isVerifying}>
          {say.verify}
        </Button>
      }
    >
      <div className={styles.fields} ref={form.around}>
        <CodeFields form={form} />
      </div>
    </Dialog>
  )
}
