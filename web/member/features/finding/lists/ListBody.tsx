import type { ReactNode } from 'react'
import { Failure } from '#web/member/parts/Failure.tsx'
import { memberWords } from '#web/member/words.ts'
import { classNames } from '#web/ui/class-names.ts'
import { DelayedPlaceholder } from '#web/ui/DelayedPlaceholder.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Pagination } from '#web/ui/Pagination.tsx'
import styles from './ListBody.module.css'
import { OpenedFrom } from './opened-from.ts'
import type { MemberListState } from './use-member-list.ts'
import { listWords } from './words.ts'

interface Props {
  state: MemberListState
  /** How many rows this page has. Undefined until they have arrived. */
  rows: number | undefined
  empty: { message: string; help: string; action?: ReactNode }
  skeleton: ReactNode
  children: ReactNode
}

/** The rows and page numbers of a list, or the reason why there are none. */
export function ListBody({ state, rows, empty, skeleton, children }: Props) {
  const language = useLanguage()
  const t = listWords(language)
  const { error, page, pages } = state
  if (rows === undefined) {
    if (error) return <Failure part error={error} onRetry={state.retry} />
    return <DelayedPlaceholder label={memberWords(language).loading}>{skeleton}</DelayedPlaceholder>
  }
  if (rows === 0 && pages === 0) {
    return (
      <EmptyState>
        <h2>{empty.message}</h2>
        <p>{empty.help}</p>
        {empty.action}
      </EmptyState>
    )
  }
  return (
    <>
      <div
        className={classNames(styles.rows, state.isTurningPage && styles.outdated)}
        aria-busy={state.isTurningPage || undefined}
      >
        <OpenedFrom value={state.opened}>{children}</OpenedFrom>
      </div>
      <p className="visually-hidden" aria-live="polite">
        {pages > 1 && !state.isTurningPage ? t.pageOf(page, pages) : ''}
      </p>
      <Pagination page={page} pages={pages} hrefOf={state.hrefOf} onPage={state.openPage} />
    </>
  )
}
