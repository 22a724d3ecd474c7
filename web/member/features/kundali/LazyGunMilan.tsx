import { queryOptions, useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { call } from '#web/api/client.ts'
import { Failure } from '#web/member/frame/Failure.tsx'
import { memberWords } from '#web/member/words.ts'
import { AfterPause } from '#web/ui/AfterPause.tsx'
import { useLanguage } from '#web/ui/language.ts'
import './lazy-gun-milan.css'
import { kundaliWords } from './words.ts'

const GunMilan = lazy(async () => ({ default: (await import('./GunMilan.tsx')).GunMilan }))

const kundaliQuery = (uuid: string) =>
  queryOptions({
    queryKey: ['kundali', uuid],
    queryFn: ({ signal }) => call('GET /kundali/:uuid', { uuid }, { signal }),
    // Both horoscopes would have to change.
    staleTime: 5 * 60_000,
  })

function Waiting() {
  const { loading } = memberWords(useLanguage())
  return (
    <div className="card milan-waiting">
      <AfterPause label={loading}>
        <div className="sk" />
      </AfterPause>
    </div>
  )
}

interface Props {
  uuid: string
  self: boolean
  /** Not while the profile itself is still being opened: asked beside that, it would count as a second look. */
  opened: boolean
}

/** Comes after the biodata it stands in: a family reads that without waiting for the stars. */
export function LazyGunMilan({ uuid, self, opened }: Props) {
  const language = useLanguage()
  const { data, error, refetch } = useQuery({ ...kundaliQuery(uuid), enabled: !self && opened })
  if (!self && !data) {
    if (!error) return <Waiting />
    return (
      <section className="card milan-failed">
        <h2>{kundaliWords(language).title}</h2>
        <Failure part error={error} onRetry={() => void refetch()} />
      </section>
    )
  }
  return (
    <Suspense fallback={<Waiting />}>
      <GunMilan breakdown={data ?? null} language={language} />
    </Suspense>
  )
}
