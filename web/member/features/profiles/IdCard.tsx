import { useState } from 'react'
import { ageOn, dayInIndia, isRealDay } from '#domain/calendar.ts'
import { formatMangal } from '#domain/format/answers.ts'
import { formatHeight } from '#domain/format/height.ts'
import { missing, orMissing } from '#domain/format/missing.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { SurnameRows } from '#web/member/parts/SurnameRows.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { isFull, type Profile, workLocation } from './personal.ts'
import { biodataWords } from './words.ts'
import './IdCard.css'

/** What a family says of a profile in one breath; what is missing is left out here and a dash below. */
function inOneBreath(profile: Profile, language: Language): string[] {
  const say = biodataWords(language)
  const place = workLocation(profile)
  const work = orMissing(profile.occupation_details)
  return [
    profile.education_courses.trim(),
    place === missing || work === missing
      ? [work, place].filter(part => part !== missing).join('')
      : say.worksIn(work, place),
  ].filter(Boolean)
}

interface Props {
  profile: Profile
  /** Where the page has a heading of its own, the name is the next one. */
  heading?: 'h1' | 'h2'
}

export function IdCard({ profile, heading: Heading = 'h1' }: Props) {
  const language = useLanguage()
  const say = biodataWords(language)
  const [today] = useState(() => dayInIndia(new Date()))
  const age = isRealDay(profile.dob) ? say.years(ageOn(today, profile.dob)) : null
  const body = [age, formatHeight(profile.height)].filter(part => part && part !== missing).join(', ')
  return (
    <div className="card id-card">
      <SurnameRows surname={profile.last_name} registrationNo={profile.registration_no} isRepeated={!isFull(profile)}>
        {surname => <Heading>{surname}</Heading>}
      </SurnameRows>
      <div className="id-lead">
        <p className="num">
          {body ? <b>{body}</b> : null}
          {inOneBreath(profile, language).map(part => ` · ${part}`)}
        </p>
        <div className="id-badges">
          {profile.marital_status ? <span className="badge">{profile.marital_status.name}</span> : null}
          {profile.is_mangal ? (
            <span className="badge">{say.mangalIs(formatMangal(profile.is_mangal, language))}</span>
          ) : null}
        </div>
      </div>
    </div>
  )
}
