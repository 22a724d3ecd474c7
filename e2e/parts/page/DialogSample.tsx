import { useState } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Field } from '#web/ui/Field.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { toast } from '#web/ui/Toasts.tsx'
import { useDocumentEvent } from './document-events.ts'
import type { SampleProps } from './sample-props.ts'

export function DialogSample({ tell }: SampleProps) {
  const [page, setPage] = useState<string | null>(null)
  const [isLeaving, setIsLeaving] = useState(false)
  const [busy, setBusy] = useState(false)
  const [name, setName] = useState('')
  useDocumentEvent('busy', () => setBusy(!busy))
  return (
    <>
      <Button id="opener" onClick={() => setPage('name')}>
        Open
      </Button>
      {page === null ? null : (
        <Dialog
          title={page === 'name' ? 'Your name' : 'Thank you'}
          eyebrow="नाव"
          hint="As on your papers"
          page={page}
          busy={busy}
          onClose={() => {
            setPage(null)
            tell('closed')
          }}
          onSubmit={() => {
            tell(`sent ${name}`)
            setPage('thanks')
          }}
          footer={
            <>
              <Button id="leave" onClick={() => setIsLeaving(true)}>
                Leave
              </Button>
              <Button id="say" onClick={() => toast.success('Said inside')}>
                Say
              </Button>
              <Button kind="primary" type="submit" busy={busy}>
                Send
              </Button>
            </>
          }
        >
          <Field label="First name">
            <TextInput value={name} onChange={setName} data-first="" />
          </Field>
          {isLeaving ? (
            <ConfirmDialog
              title="Leave?"
              words={{ confirm: 'Leave it', cancel: 'Stay' }}
              onClose={() => setIsLeaving(false)}
              onConfirm={async () => {
                setPage(null)
                return true
              }}
            >
              <p>The name will be lost.</p>
            </ConfirmDialog>
          ) : null}
        </Dialog>
      )}
    </>
  )
}
