import { useQuery } from '@tanstack/react-query'
import type { OpenedList, Position } from '#web/member/parts/opened-lists.ts'
import { positionOnPage } from './position.ts'

/**
 * The page as it was drawn when the profile was opened, because a step may change the order of its list. A page that was not
 * drawn is asked for if it is wanted.
 */
const usePage = (list: OpenedList, page: number, isWanted: boolean) =>
  useQuery({
    queryKey: ['listed', list.entry, page],
    queryFn: () => list.ask(page),
    initialData: () => list.drawn(page),
    enabled: isWanted,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

/** The position of a profile in the list that it was opened from. At the edge of a page the next one is asked for. */
export function useListPosition(list: OpenedList, page: number, uuid: string): Position | null {
  const { data: current } = usePage(list, page, true)
  const row = current?.families.findIndex(one => one.uuid === uuid)
  const before = usePage(list, page - 1, page > 1 && row === 0)
  const after = usePage(list, page + 1, current !== undefined && row === current.families.length - 1)
  const position = positionOnPage(uuid, page, { before: before.data, current, after: after.data })
  const failed = [before, after].find(one => one.isError)
  return position && { ...position, ...(failed && { askAgain: () => void failed.refetch() }) }
}
