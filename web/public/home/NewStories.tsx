import { IconArrowRight } from '@tabler/icons-react'
import { ButtonLink } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Band, BandHead } from '../Band.tsx'
import { StoryCard, StoryCards } from '../stories/StoryCard.tsx'
import { usePage } from '../use-page.ts'
import styles from './NewStories.module.css'
import { homeWords } from './words.ts'

/** The section with the newest stories. Without stories it is left out. */
export function NewStories() {
  const t = homeWords(useLanguage())
  const newest = usePage().content.stories?.list.slice(0, 3) ?? []
  if (newest.length === 0) return null
  return (
    <Band className={styles.stories} columnClassName={styles.inside}>
      <BandHead eyebrow="शुभमंगल" title={t.storiesTitle} />
      <StoryCards>
        {newest.map((story, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes on this page, and a story has no id of its own on the wire
          <StoryCard key={place} story={story} />
        ))}
      </StoryCards>
      <ButtonLink kind="quiet" className={styles.more} href="/success-stories">
        {t.storiesMore}
        <Icon of={IconArrowRight} />
      </ButtonLink>
    </Band>
  )
}
