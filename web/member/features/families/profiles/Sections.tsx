import { type MouseEvent, useId, useRef } from 'react'
import { useLanguage } from '#web/ui/language.ts'
import { SectionLinks } from '#web/ui/SectionLinks.tsx'
import details from './Details.module.css'
import { Part, partsOf } from './Part.tsx'
import { type PatrikaPlace, patrikaId } from './patrika-place.ts'
import type { Profile } from './present/profile.ts'
import styles from './Sections.module.css'
import { useSection } from './use-section.ts'
import { profileWords } from './words.ts'

/** All details of a profile on one page, under a bar that links to each part and marks the one being read. */
export function Sections({ profile, patrika, lead }: { profile: Profile } & Pick<PatrikaPlace, 'patrika' | 'lead'>) {
  const language = useLanguage()
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  const current = useSection(frame)
  const t = profileWords(language)
  const parts = partsOf(profile, language)
  const links = [...parts, { value: 'patrika', label: t.patrika }]
  const scrollToSection = (event: MouseEvent<HTMLAnchorElement>) => {
    // If the browser followed these links, each would add a history entry for Back to go through.
    event.preventDefault()
    const section = document.getElementById(event.currentTarget.hash.slice(1))
    section?.scrollIntoView()
    section?.querySelector('h2')?.focus({ preventScroll: true })
  }
  return (
    <div className={details.details} ref={frame}>
      <SectionLinks
        className={details.tabs}
        label={t.biodata}
        links={links.map(({ value, label }) => ({ href: `#${id}${value}`, label }))}
        current={current}
        onFollow={scrollToSection}
      />
      {lead}
      {parts.map(({ value, label }) => (
        <section key={value} id={`${id}${value}`} className={styles.section} aria-labelledby={`${id}${value}-title`}>
          <h2 id={`${id}${value}-title`} tabIndex={-1}>
            {label}
          </h2>
          <Part part={value} profile={profile} isOwn={false} heading="h3" />
        </section>
      ))}
      <section id={`${id}patrika`} className={styles.section} aria-labelledby={`${id}patrika-title`}>
        <h2 id={`${id}patrika-title`} tabIndex={-1}>
          {t.patrika}
        </h2>
        <div id={patrikaId} className={details.patrika}>
          {patrika}
        </div>
      </section>
    </div>
  )
}
