import { logOutHere } from '#web/session/session.ts'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { shellWords } from './words.ts'

export function LogoutQuestion({ onClose }: { onClose: () => void }) {
  const t = shellWords(useLanguage())
  const leave = async () => {
    await logOutHere()
    // The next page is loading, and the dialog stays open until then.
    return false
  }
  return (
    <ConfirmDialog
      title={t.logoutQuestion}
      words={{ confirm: t.yes, cancel: t.no }}
      onConfirm={leave}
      onClose={onClose}
    >
      <p>{t.logoutHint}</p>
    </ConfirmDialog>
  )
}
