import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '#web/api/client.ts'
import { LazyPlaceholder } from '#web/member/parts/LazyPlaceholder.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { kundaliWords } from './words.ts'

/** `lazy` would remember a failed load and break the profile around it, so the code is fetched as data are. */
const drawingQuery = queryOptions({
  queryKey: ['kundali drawing'],
  queryFn: async () => (await import('./GunMilan.tsx')).GunMilan,
  staleTime: Number.POSITIVE_INFINITY,
})

const kundaliQuery = (uuid: string) =>
  queryOptions({
    queryKey: ['kundali', uuid],
    queryFn: ({ signal }) => call('GET /kundali/:uuid', { uuid }, { signal }),
    // It changes only when one of the two horoscopes does.
    staleTime: 5 * 60_000,
  })

interface Props {
  uuid: string
  isOwn: boolean
  /** The kundali is fetched after the profile, because the server would count both at once as two views. */
  isOpened: boolean
}

/** Loads after the profile around it, so that a family reads that without waiting. */
export function LazyGunMilan({ uuid, isOwn, isOpened }: Props) {
  const language = useLanguage()
  const kundali = useQuery({ ...kundaliQuery(uuid), enabled: !isOwn && isOpened })
  const drawing = useQuery(drawingQuery)
  const GunMilan = drawing.data
  if (GunMilan && (isOwn || kundali.data)) return <GunMilan breakdown={kundali.data ?? null} language={language} />
  const failed = [kundali, drawing].find(({ data, error }) => data === undefined && error)
  return <LazyPlaceholder title={kundaliWords(language).title} failed={failed} />
}
