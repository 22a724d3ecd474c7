import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '#web/api/client.ts'
import type { SearchOfTab } from '../stored-search.ts'
import { searchToSend } from './sent-search.ts'

/** A page of this tab's search, or of the member's last search where this tab has not searched yet. */
export const searchQuery = (page: number, searched: SearchOfTab | null) =>
  queryOptions({
    queryKey: ['members', 'search', page, searched?.at],
    queryFn: ({ signal }) =>
      call('GET /previous-search/pagination/list', { ...searchToSend(searched), offset: page - 1 }, { signal }),
    placeholderData: keepPreviousData,
  })

/** Reads a position. One past the end, because members have left since, becomes the last. */
async function stepAt(offset: number, uuid: string | undefined, signal: AbortSignal) {
  const path = 'GET /previous-search/pagination/list-next-previous'
  const answer = await call(path, { offset, uuid }, { signal })
  if (answer.list.length > 0 || answer.count === 0) return answer
  return call(path, { offset: answer.count - 1 }, { signal })
}
export type StepAnswer = Awaited<ReturnType<typeof stepAt>>

/** The position of a profile in the result, and its neighbours. Each step fetches it again, because members may have left. */
export const stepQuery = ({ uuid, offset }: { uuid: string | undefined; offset: number }) =>
  queryOptions({
    queryKey: ['members', 'search', 'step', offset, uuid],
    queryFn: ({ signal }) => stepAt(offset, uuid, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnWindowFocus: false,
  })
