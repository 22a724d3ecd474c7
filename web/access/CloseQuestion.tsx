import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { accessWords } from './words.ts'

/** Asked before the code of a registration is given up. */
export function CloseQuestion({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
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
      <p>{words.closeHelp}</p>
    </Dialog>
  )
}
