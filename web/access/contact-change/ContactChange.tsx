import { useState } from 'react'
import { toast } from '#web/ui/Toasts.tsx'
import { CodeDialog } from './CodeDialog.tsx'
import { askForChangeCode, type ContactKind, type TypedContact, verifyChange } from './contact-change.ts'
import { NewContactDialog } from './NewContactDialog.tsx'

interface Props {
  kind: ContactKind
  /** Where the member has just logged in with it, it is not asked for again. */
  password?: string
  /** Another family verified the contact that this member had given. */
  isMissing?: boolean
  onChanged: (message: string) => void
  onClose: () => void
}

/** First the new number or address with the password, then the code that was sent to it. */
export function ContactChange({ kind, password, isMissing = false, onChanged, onClose }: Props) {
  /** The password stays in memory alone, for a code that is asked for again. */
  const [requested, setRequested] = useState<{ contact: TypedContact; password: string } | null>(null)
  if (!requested)
    return (
      <NewContactDialog
        kind={kind}
        knownPassword={password}
        isMissing={isMissing}
        onSent={(contact, typed, message) => {
          toast.success(message)
          setRequested({ contact, password: typed })
        }}
        onClose={onClose}
      />
    )
  const { contact, password: typed } = requested
  // The old number or address stays in force until this code is right.
  return (
    <CodeDialog
      contact={contact}
      verify={code => verifyChange(contact, code)}
      resend={() => askForChangeCode(contact, typed, true)}
      onVerified={onChanged}
      onClose={onClose}
    />
  )
}
