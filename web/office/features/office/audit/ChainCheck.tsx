import { digits } from '#domain/words/digits.ts'
import { call } from '#web/api/client.ts'
import { toastOfficeFailure } from '#web/office/queries.ts'
import { Button } from '#web/ui/Button.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { toast } from '#web/ui/Toasts.tsx'
import { useBusy } from '#web/ui/use-busy.ts'
import { auditWords } from './words.ts'

/** Has the server verify the audit's whole chain of hashes, and says whether a row is missing or was changed. */
export function ChainCheck() {
  const language = useLanguage()
  const t = auditWords(language)
  const [busy, run] = useBusy()
  const check = () =>
    run(async () => {
      try {
        const { rows, faults } = await call('GET /office/audit/state', {})
        const numbers = faults.map(({ seq }) => digits(language, seq)).join(', ')
        if (faults.length === 0) toast.success(t.whole(rows))
        else toast.error(t.broken(numbers))
      } catch (error) {
        toastOfficeFailure(error)
      }
    })
  return (
    <Button busy={busy} onClick={check}>
      {t.check}
    </Button>
  )
}
