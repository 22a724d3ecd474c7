import { useState } from 'react'
import { toast } from '#web/ui/Toasts.tsx'
import { CodeDialog } from './CodeDialog.tsx'
import type { ContactKind, TypedContact } from './contact-change.ts'
import { NewContactDialog } from './NewContactDialog.tsx'

interface Props {
  kind: ContactKind
  onChanged: () => Promise<void>
  onClose: () => void
}

/** First the new number or address with the password, then the code that was sent to it. */
export function ContactChange({ kind, onChanged, onClose }: Props) {
  /** The password stays in memory alone, for a code that is asked for again. */
  const [requested, setRequested] = useState<{ contact: TypedContact; password: string } | null>(null)
  if (!requested)
    return (
      <NewContactDialog
        kind={kind}
        onSent={(contact, password, message) => {
          toast.success(message)
          setRequested({ contact, password })
        }}
        onClose={onClose}
      />
    )
  return (
    <CodeDialog
      {...requested}
      onVerified={message => {
        toast.success(message)
        onClose()
        void onChanged()
      }}
      onClose={onClose}
    />
  )
}
