import { useState } from 'react'
import { endSession } from '#web/session/session.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { shellWords } from './words.ts'

export function LogoutQuestion({ onClose }: { onClose: () => void }) {
  const say = shellWords(useLanguage())
  const [leaving, setLeaving] = useState(false)
  const yes = () => {
    setLeaving(true)
    void endSession()
  }
  return (
    <Dialog
      title={say.logoutQuestion}
      closeLabel={say.close}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{say.no}</Button>
          <Button kind="primary" busy={leaving} onClick={yes}>
            {say.yes}
          </Button>
        </>
      }
    >
      <p>{say.logoutHint}</p>
    </Dialog>
  )
}
