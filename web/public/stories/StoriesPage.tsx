import { pageSize } from '#domain/limits.ts'
import { classNames } from '#web/ui/class-names.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { Link } from '#web/ui/Link.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Pagination, paginationWords } from '#web/ui/Pagination.tsx'
import { RetryView } from '#web/ui/RetryView.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { failureWords } from '../failure-words.ts'
import { PageHead } from '../PageHead.tsx'
import styles from './StoriesPage.module.css'
import { StoryCard, StoryCards } from './StoryCard.tsx'
import { hrefOf, useStories } from './use-stories.ts'
import { storiesPageWords } from './words.ts'

export function StoriesPage() {
  const language = useLanguage()
  const t = storiesPageWords(language)
  const sorry = failureWords(language)
  const { page, stories, count, isError, retry, goTo, grid } = useStories()
  return (
    <>
      <PageHead eyebrow="शुभमंगल" title={t.title}>
        {t.lead}
      </PageHead>
      <section
        className={classNames('wrap', styles.stories)}
        ref={grid}
        tabIndex={-1}
        aria-label={paginationWords(language).page(page)}
      >
        {isError ? <RetryView message={sorry.wrong} action={sorry.retry} onRetry={retry} /> : null}
        {!isError && !stories ? <Skeleton className={styles.skeleton} role="status" aria-label={t.loading} /> : null}
        {stories?.length === 0 ? <EmptyState heading={sorry.nothing} help={t.noneYet} /> : null}
        <StoryCards>
          {stories?.map((story, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a story has no id of its own on the wire, and a page of them never reorders
            <StoryCard key={`${page}-${place}`} story={story} />
          ))}
        </StoryCards>
        <Pagination page={page} pages={Math.ceil(count / pageSize)} hrefOf={hrefOf} onPage={goTo} />
        {stories && stories.length > 0 ? (
          <p className={styles.takeDown}>
            {t.takeDown} <Link href="/contact">{t.askUs}</Link>
          </p>
        ) : null}
      </section>
    </>
  )
}
