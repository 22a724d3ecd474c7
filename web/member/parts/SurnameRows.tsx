import type { ReactNode } from 'react'
import { roomFor, truncate } from '#domain/format/truncate.ts'
import { memberWords } from '#web/member/words.ts'
import { useLanguage } from '#web/ui/language.ts'
import './SurnameRows.css'

interface Props {
  surname: string
  registrationNo: string
  /** Whoever has no plan reads the surname a second time, where others would read on. */
  again: boolean
  /** How the surname itself is drawn: a heading, a link. */
  children: (surname: string) => ReactNode
}

export function SurnameRows({ surname, registrationNo, again, children }: Props) {
  const say = memberWords(useLanguage())
  const shown = truncate(surname, roomFor.name)
  return (
    <>
      <div className="surname">
        {children(shown)}
        <span className="reg num">{registrationNo}</span>
      </div>
      {again ? (
        <div className="surname again">
          <span>{say.surname}</span>
          <b>{shown}</b>
        </div>
      ) : null}
    </>
  )
}
