import { useState } from 'react'
import { tellFailure } from '#web/session/session.ts'
import { Button } from '#web/ui/Button.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { toast } from '#web/ui/Toasts.tsx'
import { useBusy } from '#web/ui/use-busy.ts'
import { CodeDialog } from './CodeDialog.tsx'
import { askForOwnCode, type TypedContact, verifyOwn } from './contact-change.ts'
import { contactChangeWords } from './words.ts'

interface Props {
  /** The registered number or address. */
  contact: TypedContact
  onVerified: () => Promise<void>
}

/** Sends a code to a registered contact that nobody has confirmed yet, and asks for it. */
export function VerifyContact({ contact, onVerified }: Props) {
  const t = contactChangeWords(useLanguage())
  const [sent, setSent] = useState<{ code_length?: number | undefined } | null>(null)
  const [busy, run] = useBusy()
  const send = () =>
    run(async () => {
      try {
        const answer = await askForOwnCode(contact)
        toast.success(answer.message)
        setSent(answer)
      } catch (failure) {
        tellFailure(failure)
      }
    })
  return (
    <>
      <Button small busy={busy} aria-label={contact.kind === 'email' ? t.verifyEmail : t.verifyMobile} onClick={send}>
        {t.verify}
      </Button>
      {sent ? (
        <CodeDialog
          contact={contact}
          length={sent.code_length}
          verify={code => verifyOwn(contact, code)}
          resend={() => askForOwnCode(contact)}
          onVerified={message => {
            toast.success(message)
            setSent(null)
            void onVerified()
          }}
          onClose={() => setSent(null)}
        />
      ) : null}
    </>
  )
}
