import { useState } from 'react'
import { dayInIndia } from '#domain/calendar.ts'
import { SurnameRows } from '#web/member/parts/SurnameRows.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { isFull, type Profile, profileLead } from './present/profile.ts'
import './IdCard.css'

interface Props {
  profile: Profile
  /** The page's own heading is the name, unless the page has another one. */
  heading?: 'h1' | 'h2'
}

export function IdCard({ profile, heading: Heading = 'h1' }: Props) {
  const language = useLanguage()
  const [today] = useState(() => dayInIndia(new Date()))
  const { ageAndHeight, educationAndWork, badges } = profileLead(profile, today, language)
  return (
    <div className="card id-card">
      <SurnameRows surname={profile.last_name} registrationNo={profile.registration_no} isRepeated={!isFull(profile)}>
        {surname => <Heading>{surname}</Heading>}
      </SurnameRows>
      <div className="id-lead">
        <p className="num">
          {ageAndHeight ? <b>{ageAndHeight}</b> : null}
          {educationAndWork.map(part => ` · ${part}`)}
        </p>
        <div className="id-badges">
          {badges.map(badge => (
            <span key={badge} className="badge">
              {badge}
            </span>
          ))}
        </div>
      </div>
    </div>
  )
}
