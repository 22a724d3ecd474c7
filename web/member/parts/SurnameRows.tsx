import type { ReactNode } from 'react'
import { roomFor, truncate } from '#domain/format/truncate.ts'
import { memberWords } from '#web/member/words.ts'
import { useLanguage } from '#web/ui/language.ts'
import './SurnameRows.css'

interface Props {
  surname: string
  registrationNo: string
  /** A viewer without a plan reads the surname a second time, in place of details. */
  isRepeated: boolean
  /** Draws the shortened surname, as a heading or a link. */
  children: (surname: string) => ReactNode
}

export function SurnameRows({ surname, registrationNo, isRepeated, children }: Props) {
  const say = memberWords(useLanguage())
  const shortened = truncate(surname, roomFor.name)
  return (
    <>
      <div className="surname">
        {children(shortened)}
        <span className="reg num">{registrationNo}</span>
      </div>
      {isRepeated ? (
        <div className="surname again">
          <span>{say.surname}</span>
          <b>{shortened}</b>
        </div>
      ) : null}
    </>
  )
}
