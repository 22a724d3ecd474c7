import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { NoAnswerYet } from '#web/office/parts/NoAnswerYet.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { Pagination } from '#web/ui/Pagination.tsx'
import styles from './PagedResults.module.css'

/** The page size of every searchable list of the office. */
const perPage = 20

interface Props<R> {
  result: Pick<UseQueryResult<{ count: number; list: readonly R[] }>, 'data' | 'error' | 'refetch'>
  page: number
  hrefOf: (page: number) => string
  onPage: (page: number) => void
  words: { none: string; noneHelp: string; count: (count: number) => string }
  /** What can be done with all of them, beside their count. */
  acts?: ReactNode
  /** Renders the rows of a page. */
  children: (rows: readonly R[]) => ReactNode
}

/** The results of a search, page by page, with their count, an empty state, or the failure. */
export function PagedResults<R>(props: Props<R>) {
  const { result, page, hrefOf, onPage, words, acts, children } = props
  const { data, error, refetch } = result
  if (!data) return <NoAnswerYet part error={error} onRetry={() => void refetch()} />
  if (data.count === 0) return <EmptyState heading={words.none} help={words.noneHelp} />
  return (
    <>
      <div className={styles.head}>
        <p aria-live="polite">{words.count(data.count)}</p>
        {acts}
      </div>
      {children(data.list)}
      <Pagination page={page} pages={Math.ceil(data.count / perPage)} hrefOf={hrefOf} onPage={onPage} />
    </>
  )
}
