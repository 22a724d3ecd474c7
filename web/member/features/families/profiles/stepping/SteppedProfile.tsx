import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { digits } from '#domain/words/digits.ts'
import type { Neighbour, Position } from '#web/member/parts/opened-lists.ts'
import { otherSide, useViewer } from '#web/session/use-viewer.ts'
import { useLanguage } from '#web/ui/language.ts'
import { LoadedProfile } from '../LoadedProfile.tsx'
import type { Profile } from '../present/profile.ts'
import { prefetchedProfileQuery } from '../queries.ts'
import { usePrefetch } from '../use-prefetch.ts'
import { useSteppedProfile } from '../use-stepped-profile.ts'
import { faceOf } from './position.ts'
import { Stepping } from './Stepping.tsx'
import { useStep } from './use-step.ts'
import { steppingWords } from './words.ts'

interface Props {
  uuid: string
  isOwn?: boolean
  /** The interest whose card was opened. */
  activityId?: string | undefined
  /** False until it is certain that this profile is the one to open. */
  mayOpen?: boolean
  back: ReactNode
  title: string
  /** Null where there is nobody to step to, or until that is known. */
  position: Position | null
  /** Between the place and the count. */
  slash?: string
  /** Drawn in place of the steps after a failure. */
  instead?: ReactNode
  /** Stands above the profile. */
  above?: ReactNode
  /** Draws the profile. It is not opened while a prefetched one is drawn. */
  children: (profile: Profile, isOpened: boolean) => ReactNode
}

/** A profile and, where it was found among others, the steps to its neighbours. */
export function SteppedProfile(props: Props) {
  const { uuid, isOwn = false, activityId, mayOpen = true, position, slash = ' / ', children } = props
  const language = useLanguage()
  const gender = otherSide(useViewer().gender)
  const step = useStep(position)
  const { profile, isOutdated, isLoaded, ...opened } = useSteppedProfile({ uuid, isOwn, activityId, mayOpen })
  const { previous = null, next = null } = position ?? {}
  usePrefetch([uuidOf(next), uuidOf(previous)], isLoaded)
  const faces = { previous: useFace(previous), next: useFace(next) }
  const [at, count] = [position ? position.at + 1 : 0, position?.count ?? 0]
  return (
    <Stepping
      back={props.back}
      title={props.title}
      steps={
        position && {
          at: position.at,
          counter: digits(language, `${at}${slash}${count}`),
          ...faces,
          gender,
          onStep: step,
        }
      }
      instead={props.instead}
      announcement={position && profile && !isOutdated ? steppingWords(language).now(at, count, profile.last_name) : ''}
      isOutdated={isOutdated}
    >
      {props.above}
      <LoadedProfile profile={profile} error={opened.error} onRetry={opened.retry}>
        {loaded => children(loaded, isLoaded)}
      </LoadedProfile>
    </Stepping>
  )
}

const uuidOf = (one: Neighbour) => (one === 'unknown' || !one ? null : one.uuid)

const useFace = (one: Neighbour) =>
  faceOf(one, useQuery({ ...prefetchedProfileQuery(uuidOf(one) ?? ''), enabled: false }))
