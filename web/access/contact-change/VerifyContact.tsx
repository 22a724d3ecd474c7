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
  const [isAsked, setIsAsked] = useState(false)
  const [busy, run] = useBusy()
  const send = () =>
    run(async () => {
      try {
        toast.success((await askForOwnCode(contact)).message)
        setIsAsked(true)
      } catch (failure) {
        tellFailure(failure)
      }
    })
  return (
    <>
      <Button small busy={busy} aria-label={contact.kind === 'email' ? t.verifyEmail : t.verifyMobile} onClick={send}>
        {t.verify}
      </Button>
      {isAsked ? (
        <CodeDialog
          contact={contact}
          verify={code => verifyOwn(contact, code)}
          resend={() => askForOwnCode(contact)}
          onVerified={message => {
            toast.success(message)
            setIsAsked(false)
            void onVerified()
          }}
          onClose={() => setIsAsked(false)}
        />
      ) : null}
    </>
  )
}
