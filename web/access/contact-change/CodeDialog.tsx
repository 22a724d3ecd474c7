import { contactCodeLength, resendWaitSeconds } from '#domain/limits.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { CodeFields } from '../CodeFields.tsx'
import styles from '../forms.module.css'
import { spokenMobile } from '../phone.ts'
import { useCodeForm } from '../use-code-form.ts'
import type { TypedContact } from './contact-change.ts'
import { contactChangeWords } from './words.ts'

interface Props {
  contact: TypedContact
  verify: (code: string) => Promise<{ message: string }>
  /** How many digits the code has, where they are not four. */
  length?: number | undefined
  resend: () => Promise<{ message: string; code_length?: number | undefined }>
  onVerified: (message: string) => void
  onClose: () => void
}

/** Asks for the code that was sent to a number or an address. */
export function CodeDialog({ contact, length, verify, resend, onVerified, onClose }: Props) {
  const t = contactChangeWords(useLanguage())
  const form = useCodeForm({
    length: length ?? contactCodeLength,
    waitSeconds: resendWaitSeconds,
    verify: async code => onVerified((await verify(code)).message),
    resend,
  })
  const sentTo = contact.kind === 'email' ? contact.address : spokenMobile(contact.digits, contact.country)
  return (
    <Dialog
      eyebrow="खात्री"
      title={t.codeTitle}
      hint={t.codeSentTo(sentTo)}
      onClose={onClose}
      busy={form.isVerifying}
      onSubmit={form.submit}
      footer={
        <Button kind="primary" type="submit" busy={form.isVerifying}>
          {t.verify}
        </Button>
      }
    >
      <div className={styles.fields} ref={form.around}>
        <CodeFields form={form} />
      </div>
    </Dialog>
  )
}
