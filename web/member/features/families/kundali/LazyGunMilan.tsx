import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '#web/api/client.ts'
import { LazyPlaceholder } from '#web/member/parts/LazyPlaceholder.tsx'
import { useViewer } from '#web/session/use-viewer.ts'
import { useLanguage } from '#web/ui/language.ts'
import { kundaliWords } from './words.ts'

/** The code is fetched by a query: `lazy` would remember a failed load and break the profile around it. */
const drawingQuery = queryOptions({
  queryKey: ['kundali drawing'],
  queryFn: async () => (await import('./GunMilan.tsx')).GunMilan,
  staleTime: Number.POSITIVE_INFINITY,
})

const kundaliQuery = (uuid: string) =>
  queryOptions({
    queryKey: ['kundali', uuid],
    queryFn: ({ signal }) => call('GET /kundali/:uuid', { uuid }, { signal }),
    // The score changes only when one of the two horoscopes does.
    staleTime: 5 * 60_000,
  })

interface Props {
  uuid: string
  isOwn: boolean
  /** Whether the profile is loaded. The kundali waits for it, because the server would count both at once as two views. */
  isOpened: boolean
}

/** Loads after the profile around it, so that the family can read the profile without waiting. */
export function LazyGunMilan({ uuid, isOwn, isOpened }: Props) {
  const language = useLanguage()
  const kundali = useQuery({ ...kundaliQuery(uuid), enabled: !isOwn && isOpened })
  const drawing = useQuery(drawingQuery)
  const GunMilan = drawing.data
  const { gender } = useViewer()
  const viewer = gender && (gender === 'F' ? 'bride' : 'groom')
  if (GunMilan && (isOwn || kundali.data))
    return <GunMilan breakdown={kundali.data ?? null} viewer={viewer} language={language} />
  const failed = [kundali, drawing].find(({ data, error }) => data === undefined && error)
  return <LazyPlaceholder title={kundaliWords(language).title} failed={failed} />
}
