import type { ReactNode } from 'react'
import { roomFor, truncate } from '#domain/format/truncate.ts'
import { memberWords } from '#web/member/words.ts'
import { classNames } from '#web/ui/class-names.ts'
import { useLanguage } from '#web/ui/language.ts'
import styles from './SurnameRows.module.css'

interface BandProps {
  registrationNo?: string
  /** Drawn before the registration number. */
  marks?: ReactNode
  className?: string | undefined
  children?: ReactNode
}

/** The pink band with a surname and a registration number. It is empty while they load. */
export const SurnameBand = ({ registrationNo, marks, className, children }: BandProps) => (
  <div className={classNames('apart', styles.surname, className)}>
    {children}
    {marks}
    {registrationNo ? <span className={classNames(styles.registration, 'numeric')}>{registrationNo}</span> : null}
  </div>
)

interface Props {
  surname: string
  registrationNo: string
  /** A viewer without a plan sees the surname a second time in place of details. */
  isRepeated: boolean
  marks?: ReactNode
  className?: string | undefined
  /** Draws the shortened surname as a heading or a link. */
  children: (surname: string) => ReactNode
}

export function SurnameRows({ surname, registrationNo, isRepeated, marks, className, children }: Props) {
  const t = memberWords(useLanguage())
  const shortened = truncate(surname, roomFor.name)
  return (
    <>
      <SurnameBand registrationNo={registrationNo} marks={marks} className={className}>
        {children(shortened)}
      </SurnameBand>
      {isRepeated ? (
        <div className={classNames('apart', styles.surname, styles.again, className)} data-surname-again>
          <span>{t.surname}</span>
          <b>{shortened}</b>
        </div>
      ) : null}
    </>
  )
}
