import { useEffect, useRef, useState } from 'react'
import { pageSize } from '#domain/limits.ts'
import { readPageNumber } from '#domain/page-number.ts'
import { call } from '#web/api/client.ts'
import { usePage } from '../use-page.ts'
import { usePageContent } from '../use-page-content.ts'

export const hrefOf = (page: number) => (page === 1 ? '/success-stories' : `/success-stories?page=${page}`)
const pageInAddress = () => readPageNumber(Object.fromEntries(new URLSearchParams(location.search)))

/**
 * The page is rendered with its own stories. Turning to another page fetches the whole list and slices it here, so that a
 * visitor who turns no page does not download every story.
 */
export function useStories() {
  const { content, query } = usePage()
  const [firstPage] = useState(() => readPageNumber(query))
  const [page, setPage] = useState(firstPage)
  const grid = useRef<HTMLElement>(null)
  const drawn = page === firstPage ? content.stories : null
  const { data, isError, refetch } = usePageContent(drawn, signal => call('GET /success-stories', {}, { signal }))
  useEffect(() => {
    const onPopState = () => setPage(pageInAddress())
    addEventListener('popstate', onPopState)
    return () => removeEventListener('popstate', onPopState)
  }, [])
  return {
    page,
    grid,
    isError,
    retry: refetch,
    count: (data ?? content.stories)?.count ?? 0,
    stories: drawn?.list ?? data?.list.slice((page - 1) * pageSize, page * pageSize) ?? null,
    goTo: (next: number) => {
      history.pushState(null, '', hrefOf(next))
      setPage(next)
      grid.current?.focus({ preventScroll: true })
      grid.current?.scrollIntoView()
    },
  }
}
