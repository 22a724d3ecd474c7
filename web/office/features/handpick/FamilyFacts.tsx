import { useId } from 'react'
import { formatDay } from '#domain/format/date.ts'
import { formatHeight } from '#domain/format/height.ts'
import { digits } from '#domain/words/digits.ts'
import { Card } from '#web/ui/Card.tsx'
import { Facts } from '#web/ui/Facts.tsx'
import { useLanguage } from '#web/ui/language.ts'
import styles from './Handpick.module.css'
import type { HandpickMember } from './queries.ts'
import { handpickWords } from './words.ts'

interface Range {
  from: number | null
  to: number | null
}

/** Who the family is and whom it looks for, beside the candidates that are compared with it. */
export function FamilyFacts({ member }: { member: HandpickMember }) {
  const language = useLanguage()
  const say = handpickWords(language)
  const id = useId()
  const { wishes } = member
  const between = ({ from, to }: Range, word: (value: number) => string) => {
    if (from !== null && to !== null) return `${word(from)} – ${word(to)}`
    if (from !== null) return say.from(word(from))
    return to === null ? '' : say.to(word(to))
  }
  const height = (cm: number) => formatHeight(cm, language)
  const wanted = wishes
    ? ([
        [say.wishes.birth_year, between(wishes.birth_years, year => digits(language, year))],
        [say.wishes.height, between(wishes.heights, height)],
        [say.wishes.marital_status, wishes.marital_status.join(', ')],
        [say.wishes.working_city, wishes.working_city.join(', ')],
        [say.wishes.native_district, wishes.native_district.join(', ')],
        [say.wishes.patrika, wishes.wants_patrika ? say.wishes.patrika : ''],
      ] as const)
    : []
  const looksFor = wanted.flatMap(([name, value]) => (value ? [value === name ? name : `${name}: ${value}`] : []))
  const facts = [
    [say.born, formatDay(member.dob, language)],
    [say.height, height(member.height)],
    [say.marital, member.marital_status],
    [say.home, member.native_place],
    [say.workPlace, member.work_location],
    [say.work, [member.education, member.occupation].filter(Boolean).join(', ')],
    [say.looksFor, looksFor.join(' · ') || say.noWishes],
  ] as const
  return (
    <Card as="section" className={styles.own} aria-labelledby={id}>
      <h2 id={id}>{say.own}</h2>
      {member.photo ? <img className={styles.photo} src={member.photo} alt="" /> : <span />}
      <Facts className={styles.facts} facts={facts} />
    </Card>
  )
}
