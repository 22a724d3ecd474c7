import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { accessWords } from './words.ts'

interface Props {
  /** A family without a password can only register again. */
  hasPassword: boolean
  onStay: () => void
  onLeave: () => void
}

/** Asks before a registration is closed without its code. */
export function CloseQuestion({ hasPassword, onStay, onLeave }: Props) {
  const words = accessWords(useLanguage())
  return (
    <Dialog
      title={words.closeQuestion}
      closeLabel={words.goOn}
      onClose={onStay}
      footer={
        <>
          <Button onClick={onLeave}>{words.closeAnyway}</Button>
          <Button kind="primary" onClick={onStay}>
            {words.goOn}
          </Button>
        </>
      }
    >
      <p>{hasPassword ? words.closeHelp : words.closeHelpWithoutPassword}</p>
    </Dialog>
  )
}
