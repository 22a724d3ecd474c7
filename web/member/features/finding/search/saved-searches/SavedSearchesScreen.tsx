import { useQuery } from '@tanstack/react-query'
import { ListHead } from '#web/member/features/finding/lists/ListHead.tsx'
import { Failure } from '#web/member/parts/Failure.tsx'
import { memberWords } from '#web/member/words.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { Link } from '#web/ui/Link.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { useSearchLists } from '../use-search-lists.ts'
import { savedSearchesQuery } from './queries.ts'
import { SavedSearchCard } from './SavedSearchCard.tsx'
import styles from './SavedSearchesScreen.module.css'
import { savedWords } from './words.ts'

/** The searches that a member keeps under names. */
export default function SavedSearchesScreen() {
  const language = useLanguage()
  const t = savedWords(language)
  const { lists } = useSearchLists(() => true)
  const { data, error, refetch } = useQuery(savedSearchesQuery)
  return (
    <div className={styles.screen}>
      <ListHead back={{ href: '/search' }} title={memberWords(language).savedSearches} heading={null} />
      {data ? (
        data.list.length > 0 ? (
          <>
            <p className={styles.intro}>{t.intro}</p>
            {data.can_be_told === 0 ? (
              <Notice>
                {t.noAddress} <Link href="/my-settings?tab=contacts">{t.toContacts}</Link>
              </Notice>
            ) : null}
            {data.list.map(search => (
              <SavedSearchCard key={search.uuid} search={search} lists={lists} />
            ))}
          </>
        ) : (
          <EmptyState>
            <h2>{t.none}</h2>
            <p>{t.noneHelp}</p>
            <ButtonLink href="/search">{t.toSearch}</ButtonLink>
          </EmptyState>
        )
      ) : error ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className={styles.loading} />
      )}
    </div>
  )
}
