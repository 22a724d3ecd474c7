import { IconAlertTriangle } from '@tabler/icons-react'
import { useState } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { AccusationDialog } from './AccusationDialog.tsx'
import { AgentNumberDialog } from './AgentNumberDialog.tsx'
import { outcomeWords } from './outcome-words.ts'

/** Stands where a number opens: how to meet safely, and buttons for who was asked for money or met an agent. */
export function SafetyLines({ memberId, numbers }: { memberId: string; numbers: readonly string[] }) {
  const t = outcomeWords(useLanguage())
  const [open, setOpen] = useState<'money' | 'agent' | null>(null)
  const close = () => setOpen(null)
  return (
    <Notice as="aside" icon={IconAlertTriangle}>
      <p>{t.meetWithElders}</p>
      <p>{t.sendNoMoney}</p>
      <div className="row-2">
        <Button small onClick={() => setOpen('money')}>
          {t.askedForMoney}
        </Button>
        {numbers.length > 0 ? (
          <Button small onClick={() => setOpen('agent')}>
            {t.isAgent}
          </Button>
        ) : null}
      </div>
      {open === 'money' ? <AccusationDialog memberId={memberId} of="money" onClose={close} /> : null}
      {open === 'agent' ? <AgentNumberDialog numbers={numbers} onClose={close} /> : null}
    </Notice>
  )
}
