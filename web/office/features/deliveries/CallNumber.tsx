import { useState } from 'react'
import { formatPhone } from '#domain/format/phone.ts'
import { call } from '#web/api/client.ts'
import { toastOfficeFailure } from '#web/office/queries.ts'
import { Button } from '#web/ui/Button.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { useBusy } from '#web/ui/use-busy.ts'
import { unreachedWords } from './words.ts'

interface Props {
  uuid: string
  whom: string
}

/** The number to call, by one press: the list itself is the reason of this look, which the audit records like any other. */
export function CallNumber({ uuid, whom }: Props) {
  const t = unreachedWords(useLanguage())
  const [numbers, setNumbers] = useState<string[] | null>(null)
  const [busy, run] = useBusy()
  const show = () =>
    run(async () => {
      try {
        const { mobile, family } = await call('POST /office/member/contact', { uuid, reason: t.toCall })
        setNumbers([mobile, ...family.familty_phone_numbers.map(({ phone }) => phone)].filter(Boolean))
      } catch (error) {
        toastOfficeFailure(error)
      }
    })
  if (numbers === null)
    return (
      <Button small busy={busy} aria-label={t.numberOf(whom)} onClick={show}>
        {t.number}
      </Button>
    )
  if (numbers.length === 0) return t.noNumber
  return (
    <ul>
      {numbers.map(number => (
        <li key={number}>
          <a href={`tel:${number.replace(/[^\d+]/g, '')}`}>{formatPhone(number)}</a>
        </li>
      ))}
    </ul>
  )
}
