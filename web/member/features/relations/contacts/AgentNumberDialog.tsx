import { formatPhone } from '#domain/format/phone.ts'
import { call } from '#web/api/client.ts'
import { tellFailure } from '#web/session/session.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { toast } from '#web/ui/Toasts.tsx'
import { useBusy } from '#web/ui/use-busy.ts'
import { outcomeWords } from './outcome-words.ts'

interface Props {
  numbers: readonly string[]
  onClose: () => void
}

/** Asks which of the opened numbers is an agent's. */
export function AgentNumberDialog({ numbers, onClose }: Props) {
  const t = outcomeWords(useLanguage())
  const [isBusy, run] = useBusy()
  const report = (number: string) =>
    run(async () => {
      try {
        toast.success((await call('POST /number-report', { number, what: 'AGENT' })).message)
        onClose()
      } catch (failure) {
        tellFailure(failure)
      }
    })
  return (
    <Dialog title={t.agentTitle} busy={isBusy} onClose={onClose} footer={<Button onClick={onClose}>{t.cancel}</Button>}>
      <p>{t.agent_help}</p>
      <div className="stack-2">
        {numbers.map(number => (
          <Button key={number} wide busy={isBusy} onClick={() => report(number)}>
            <span className="numeric">{formatPhone(number)}</span>
          </Button>
        ))}
      </div>
    </Dialog>
  )
}
