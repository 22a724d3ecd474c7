import { useRef, useState } from 'react'
import { useLanguage } from '#web/ui/language.ts'
import { Tabs } from '#web/ui/Tabs.tsx'
import { Blocks } from './Blocks.tsx'
import { expectationBlocks } from './expectations.ts'
import { homeBlocks, kinBlocks } from './family.ts'
import { isFull, type Profile, personalBlocks } from './personal.ts'
import { Siblings } from './Siblings.tsx'
import { biodataWords } from './words.ts'
import './Details.css'

/** All of a biodata, in up to three tabs. */
export function Details({ profile, self }: { profile: Profile; self: boolean }) {
  const language = useLanguage()
  const say = biodataWords(language)
  const [tab, setTab] = useState('personal')
  const top = useRef<HTMLDivElement>(null)
  const { expectation } = profile
  const tabs = [
    { value: 'personal', label: say.personalTab },
    { value: 'family', label: say.familyTab },
    ...(expectation ? [{ value: 'expectations', label: say.expectationsTab }] : []),
  ]
  const change = (to: string) => {
    setTab(to)
    // The tabs stay in sight while one reads on; what they open is read from its beginning.
    if ((top.current?.getBoundingClientRect().top ?? 0) < 0) top.current?.scrollIntoView({ behavior: 'instant' })
  }
  return (
    <div className="details" ref={top}>
      <Tabs label={say.biodata} value={tab} onChange={change} tabs={tabs}>
        {tab === 'personal' ? <Blocks blocks={personalBlocks(profile, self, language)} /> : null}
        {tab === 'family' ? (
          <>
            <Blocks blocks={homeBlocks(profile, language)} />
            {isFull(profile) ? <Siblings siblings={profile.family_details.family_members} /> : null}
            <Blocks blocks={kinBlocks(profile, language)} />
          </>
        ) : null}
        {tab === 'expectations' && expectation ? <Blocks blocks={expectationBlocks(expectation, language)} /> : null}
      </Tabs>
    </div>
  )
}
