import { useEffect, useRef, useState } from 'react'
import { pageSize } from '#domain/limits.ts'
import { readPageNumber } from '#domain/page-number.ts'
import { call } from '#web/api/client.ts'
import { useAsked } from '#web/shell/use-asked.ts'
import { usePage } from '../page.ts'

export const hrefOf = (page: number) => (page === 1 ? '/success-stories' : `/success-stories?page=${page}`)
const pageInAddress = () => readPageNumber(Object.fromEntries(new URLSearchParams(location.search)))

/**
 * The page comes with its own twenty stories. Turning to another asks once for the whole list and cuts it here, so
 * that a visitor who turns no page never carries every story there is.
 */
export function useStories() {
  const { content, query } = usePage()
  const [first] = useState(() => readPageNumber(query))
  const [page, setPage] = useState(first)
  const grid = useRef<HTMLElement>(null)
  const came = page === first ? content.stories : null
  const { answer, failed, retry } = useAsked(came, signal => call('GET /success-stories', {}, { signal }))
  const whole = answer === content.stories ? null : answer
  useEffect(() => {
    const turned = () => setPage(pageInAddress())
    addEventListener('popstate', turned)
    return () => removeEventListener('popstate', turned)
  }, [])
  return {
    page,
    grid,
    failed: failed && !came,
    retry,
    count: answer?.count ?? 0,
    shown: came?.list ?? whole?.list.slice((page - 1) * pageSize, page * pageSize) ?? null,
    go: (to: number) => {
      history.pushState(null, '', hrefOf(to))
      setPage(to)
      grid.current?.focus({ preventScroll: true })
      grid.current?.scrollIntoView()
    },
  }
}
