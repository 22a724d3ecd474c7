import { useRef, useState } from 'react'
import { useLanguage } from '#web/ui/language.ts'
import { Tabs } from '#web/ui/Tabs.tsx'
import { Part, partsOf } from './Part.tsx'
import type { Profile } from './present/profile.ts'
import { profileWords } from './words.ts'
import './Details.css'

/** All of a biodata, in up to three tabs. Who steps on to the next person goes on with the tab they were reading. */
export function Details({ profile, self }: { profile: Profile; self: boolean }) {
  const language = useLanguage()
  const [chosen, setChosen] = useState('personal')
  const top = useRef<HTMLDivElement>(null)
  const parts = partsOf(profile, language)
  const part = parts.find(({ value }) => value === chosen)?.value ?? 'personal'
  const change = (to: string) => {
    setChosen(to)
    // The tabs stay in sight while one reads on; what they open is read from its beginning.
    const frame = top.current
    const edge = frame ? Number.parseFloat(getComputedStyle(frame).scrollMarginTop) : 0
    if (frame && frame.getBoundingClientRect().top < edge) frame.scrollIntoView({ behavior: 'instant' })
  }
  return (
    <div className="details" ref={top}>
      <Tabs label={profileWords(language).biodata} value={part} onChange={change} tabs={parts}>
        <Part part={part} profile={profile} self={self} />
      </Tabs>
    </div>
  )
}
