import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '#web/api/client.ts'
import { LazyPlaceholder } from '#web/member/parts/LazyPlaceholder.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { patrikaPageWords } from './words.ts'

/** The code is fetched by a query, so that a failed load can be retried. */
const drawingQuery = queryOptions({
  queryKey: ['patrika drawing'],
  queryFn: () => import('./Patrika.tsx'),
  staleTime: Number.POSITIVE_INFINITY,
})

const patrikaQuery = (uuid: string, version: number | undefined) =>
  queryOptions({
    queryKey: ['patrika', uuid, version],
    queryFn: ({ signal }) => call('GET /patrika/:uuid', { uuid }, { signal }),
    // The patrika changes only when the birth details do.
    staleTime: 5 * 60_000,
  })

interface Props {
  uuid: string
  isOwn: boolean
  /** The version of the member's own record, because a save may have changed the birth details. */
  version?: number
  /** Whether the profile is loaded. The patrika waits for it, because the server would count both at once as two views. */
  isOpened?: boolean
}

/** Loads after the profile around it, so that the family can read the profile without waiting. */
export function LazyPatrika({ uuid, isOwn, version, isOpened = true }: Props) {
  const language = useLanguage()
  const patrika = useQuery({ ...patrikaQuery(uuid, version), enabled: isOpened })
  const drawing = useQuery(drawingQuery)
  const drawings = drawing.data
  if (drawings && patrika.data)
    return <drawings.Patrika uuid={uuid} answer={patrika.data} isOwn={isOwn} language={language} />
  const failed = [patrika, drawing].find(({ data, error }) => data === undefined && error)
  return <LazyPlaceholder title={patrikaPageWords(language).title} failed={failed} />
}

/** The two drawings on paper, if the page has loaded them. Printing fetches nothing. */
export function PrintedKundalis({ uuid }: { uuid: string }) {
  const language = useLanguage()
  const { data: answer } = useQuery({ ...patrikaQuery(uuid, undefined), enabled: false })
  const { data: drawings } = useQuery({ ...drawingQuery, enabled: false })
  if (!answer?.patrika || !drawings) return null
  return <drawings.Kundalis patrika={answer.patrika} form="diamond" language={language} />
}
