import { useState } from 'react'
import { toast } from '#web/ui/Toasts.tsx'
import { CodeDialog } from './CodeDialog.tsx'
import { askForChangeCode, type ContactKind, type TypedContact, verifyChange } from './contact-change.ts'
import { NewContactDialog } from './NewContactDialog.tsx'

interface Props {
  kind: ContactKind
  /** Given if the member has just logged in with it, so that it is not asked for again. */
  password?: string
  /** Another family verified the contact that this member had given. */
  isMissing?: boolean
  onChanged: (message: string) => void
  onClose: () => void
}

interface Requested {
  contact: TypedContact
  password: string
  length: number | undefined
}

/** Asks for the new number or address and the password, then for the code that was sent to it. */
export function ContactChange({ kind, password, isMissing = false, onChanged, onClose }: Props) {
  /** The password stays in memory only, for a resend of the code. */
  const [requested, setRequested] = useState<Requested | null>(null)
  if (!requested)
    return (
      <NewContactDialog
        kind={kind}
        knownPassword={password}
        isMissing={isMissing}
        onSent={(contact, typed, sent) => {
          toast.success(sent.message)
          setRequested({ contact, password: typed, length: sent.code_length })
        }}
        onClose={onClose}
      />
    )
  const { contact, password: typed, length } = requested
  // The old number or address stays valid until this code is right.
  return (
    <CodeDialog
      contact={contact}
      length={length}
      verify={code => verifyChange(contact, code)}
      resend={() => askForChangeCode(contact, typed, true)}
      onVerified={onChanged}
      onClose={onClose}
    />
  )
}
