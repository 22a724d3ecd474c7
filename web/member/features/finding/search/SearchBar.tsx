import { IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Button } from '#web/ui/Button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { useDebounced } from '#web/ui/use-debounced.ts'
import { countQuery } from './queries.ts'
import styles from './SearchBar.module.css'
import type { SearchFailure } from './use-search.ts'
import { searchWords } from './words.ts'

interface Props {
  /** The criteria as JSON, as they would be sent. */
  criteria: string
  busy: boolean
  failure: SearchFailure | null
}

const pauseMs = 300

/** The number of matches and the search button. On a phone they stay within the thumb's reach. */
export function SearchBar({ criteria, busy, failure }: Props) {
  const t = searchWords(useLanguage())
  const settled = useDebounced(criteria, pauseMs)
  const { data, isPlaceholderData } = useQuery(countQuery(settled))
  const old = isPlaceholderData || settled !== criteria
  return (
    <div className={styles.bar}>
      {failure ? (
        <Notice kind="bad" className={styles.notice}>
          {failure.tooFast ? null : <b>{t.notFound}</b>} {failure.message}
        </Notice>
      ) : null}
      <p className={classNames(styles.count, 'numeric', old && styles.outdated)} aria-live="polite">
        {data ? (data.count === 0 ? t.noMatch : t.matches(data.count)) : ''}
      </p>
      <Button kind="primary" type="submit" busy={busy}>
        <Icon of={IconSearch} />
        {t.search}
      </Button>
    </div>
  )
}
