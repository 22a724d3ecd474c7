import { IconShieldCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { AskedForMoneyDialog } from './AskedForMoneyDialog.tsx'
import { outcomeWords } from './outcome-words.ts'

/** Stands where a number opens: how to meet safely, and a button for who was asked for money. */
export function SafetyLines({ memberId }: { memberId: string }) {
  const t = outcomeWords(useLanguage())
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Notice as="aside" icon={IconShieldCheck}>
      <p>{t.meetWithElders}</p>
      <p>{t.sendNoMoney}</p>
      <Button small onClick={() => setIsOpen(true)}>
        {t.askedForMoney}
      </Button>
      {isOpen ? <AskedForMoneyDialog memberId={memberId} onClose={() => setIsOpen(false)} /> : null}
    </Notice>
  )
}
