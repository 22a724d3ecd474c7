import { useRef, useState } from 'react'
import { useLanguage } from '#web/ui/language.ts'
import { Tabs } from '#web/ui/Tabs.tsx'
import styles from './Details.module.css'
import { Part, partsOf } from './Part.tsx'
import { type PatrikaPlace, patrikaId } from './patrika-place.ts'
import type { Profile } from './present/profile.ts'
import { profileWords } from './words.ts'

interface Props {
  profile: Profile
  isOwn: boolean
  /** Absent from a sample, which nobody's patrika belongs to. */
  place?: PatrikaPlace
}

/** All details of a profile, in up to four tabs. The open tab stays open after a step to the next profile. */
export function Details({ profile, isOwn, place }: Props) {
  const language = useLanguage()
  const t = profileWords(language)
  const ownTab = useState('personal')
  const [chosen, setChosen] = place ? [place.tab, place.onTab] : ownTab
  const top = useRef<HTMLDivElement>(null)
  const parts = partsOf(profile, language)
  const isPatrika = place !== undefined && chosen === 'patrika'
  const part = parts.find(({ value }) => value === chosen)?.value ?? 'personal'
  const change = (to: string) => {
    setChosen(to)
    // The tabs stick to the top of the page, so a newly opened tab is scrolled to its beginning.
    const frame = top.current
    const edge = frame ? Number.parseFloat(getComputedStyle(frame).scrollMarginTop) : 0
    if (frame && frame.getBoundingClientRect().top < edge) frame.scrollIntoView({ behavior: 'instant' })
  }
  return (
    <div className={styles.details} ref={top}>
      <Tabs
        className={styles.tabs}
        label={t.biodata}
        value={isPatrika ? 'patrika' : part}
        onChange={change}
        tabs={place ? [...parts, { value: 'patrika', label: t.patrika }] : parts}
      >
        {isPatrika || part !== 'personal' ? null : place?.lead}
        {isPatrika ? null : <Part part={part} profile={profile} isOwn={isOwn} />}
        {place ? (
          // It stays mounted behind the other tabs, because the paper prints the drawings that the page has loaded.
          <div id={patrikaId} className={styles.patrika} hidden={!isPatrika}>
            {place.patrika}
          </div>
        ) : null}
      </Tabs>
    </div>
  )
}
