import { useRef, useState } from 'react'
import { useLanguage } from '#web/ui/language.ts'
import { Tabs } from '#web/ui/Tabs.tsx'
import styles from './Details.module.css'
import { Part, partsOf } from './Part.tsx'
import type { Profile } from './present/profile.ts'
import { profileWords } from './words.ts'

/** All details of a profile, in up to three tabs. The open tab stays open after a step to the next profile. */
export function Details({ profile, isOwn }: { profile: Profile; isOwn: boolean }) {
  const language = useLanguage()
  const [chosen, setChosen] = useState('personal')
  const top = useRef<HTMLDivElement>(null)
  const parts = partsOf(profile, language)
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
      <Tabs className={styles.tabs} label={profileWords(language).biodata} value={part} onChange={change} tabs={parts}>
        <Part part={part} profile={profile} isOwn={isOwn} />
      </Tabs>
    </div>
  )
}
