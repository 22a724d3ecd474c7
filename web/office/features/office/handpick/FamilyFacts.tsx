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
  const t = handpickWords(language)
  const id = useId()
  const { wishes } = member
  const between = ({ from, to }: Range, word: (value: number) => string) => {
    if (from !== null && to !== null) return `${word(from)} – ${word(to)}`
    if (from !== null) return t.from(word(from))
    return to === null ? '' : t.to(word(to))
  }
  const height = (cm: number) => formatHeight(cm, language)
  const wanted = wishes
    ? ([
        [t.wishes.birth_year, between(wishes.birth_years, year => digits(language, year))],
        [t.wishes.height, between(wishes.heights, height)],
        [t.wishes.marital_status, wishes.marital_status.join(', ')],
        [t.wishes.working_city, wishes.working_city.join(', ')],
        [t.wishes.native_district, wishes.native_district.join(', ')],
        [t.wishes.patrika, wishes.wants_patrika ? t.wishes.patrika : ''],
      ] as const)
    : []
  const looksFor = wanted.flatMap(([name, value]) => (value ? [value === name ? name : `${name}: ${value}`] : []))
  const facts = [
    [t.born, formatDay(member.dob, language)],
    [t.height, height(member.height)],
    [t.marital, member.marital_status],
    [t.home, member.native_place],
    [t.workPlace, member.work_location],
    [t.work, [member.education, member.occupation].filter(Boolean).join(', ')],
    [t.looksFor, looksFor.join(' · ') || t.noWishes],
  ] as const
  return (
    <Card as="section" className={styles.own} aria-labelledby={id}>
      <h2 id={id}>{t.own}</h2>
      {member.photo ? <img className={styles.photo} src={member.photo} alt="" /> : <span />}
      <Facts className={styles.facts} facts={facts} />
    </Card>
  )
}
