import { type MouseEvent, useId, useRef } from 'react'
import { useLanguage } from '#web/ui/language.ts'
import { Part, partsOf } from './Part.tsx'
import type { Profile } from './present/profile.ts'
import { useSection } from './use-section.ts'
import { profileWords } from './words.ts'
import './Details.css'
import './Sections.css'

/** All details of a profile one below the other, under a bar that leads to each part and marks the one being read. */
export function Sections({ profile }: { profile: Profile }) {
  const language = useLanguage()
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  const current = useSection(frame)
  const parts = partsOf(profile, language)
  const scrollToSection = (event: MouseEvent<HTMLAnchorElement>) => {
    // If the browser followed the link, Back would have to go through an entry for each.
    event.preventDefault()
    const section = document.getElementById(event.currentTarget.hash.slice(1))
    section?.scrollIntoView()
    section?.querySelector('h2')?.focus({ preventScroll: true })
  }
  return (
    <div className="details" ref={frame}>
      <nav className="tabs" aria-label={profileWords(language).biodata}>
        {parts.map(({ value, label }, at) => (
          <a
            key={value}
            href={`#${id}${value}`}
            aria-current={at === current ? 'true' : undefined}
            onClick={scrollToSection}
          >
            {label}
          </a>
        ))}
      </nav>
      {parts.map(({ value, label }) => (
        <section key={value} id={`${id}${value}`} className="biodata-section" aria-labelledby={`${id}${value}-title`}>
          <h2 id={`${id}${value}-title`} tabIndex={-1}>
            {label}
          </h2>
          <Part part={value} profile={profile} isOwn={false} heading="h3" />
        </section>
      ))}
    </div>
  )
}
