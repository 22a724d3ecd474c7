import { IconArrowRight } from '@tabler/icons-react'
import { Eyebrow } from '#web/ui/Eyebrow.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { StoryCard } from '../stories/StoryCard.tsx'
import { usePage } from '../use-page.ts'
import './new-stories.css'
import { homeWords } from './words.ts'

/** The newest stories. A site without stories leaves the section out. */
export function NewStories() {
  const say = homeWords(useLanguage())
  const newest = usePage().content.stories?.list.slice(0, 3) ?? []
  if (newest.length === 0) return null
  return (
    <section className="band new-stories">
      <div className="wrap">
        <div className="section-head">
          <Eyebrow>शुभमंगल</Eyebrow>
          <h2>{say.storiesTitle}</h2>
        </div>
        <ul className="couples">
          {newest.map((story, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes on this page, and a story has no id of its own on the wire
            <StoryCard key={place} story={story} />
          ))}
        </ul>
        <a className="btn qui" href="/success-stories">
          {say.storiesMore}
          <Icon of={IconArrowRight} />
        </a>
      </div>
    </section>
  )
}
