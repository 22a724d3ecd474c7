import { queryOptions } from '@tanstack/react-query'
import type { ProfileAction } from '#contract/finding/summary.ts'
import { CallFailed, call } from '#web/api/client.ts'

interface Family {
  uuid: string
  last_name: string
  dob: string
  height: number
  education_courses: string
  occupation_details: string
  user_images: readonly { image: string }[]
  hasViewContact: 0 | 1
  allowed: readonly ProfileAction[]
}
/** Why this family comes next: it was being looked at, or the two have accepted. */
export interface NextFamily extends Family {
  why: 'looking' | 'accepted'
}

const isUnopened = ({ hasViewContact, allowed }: Family) => !hasViewContact && allowed.includes('VIEW_CONTACT')

/** The profile that led to the plans. It is read ahead of its opening, so that no visit is counted. */
async function lookedAt(uuid: string, signal: AbortSignal): Promise<Family | null> {
  try {
    return await call('GET /profile-detail/:uuid', { uuid, ahead: '1' }, { signal })
  } catch (error) {
    if (error instanceof CallFailed && error.status === 404) return null
    throw error
  }
}

/** The family whose number comes next for whoever has paid: the one they looked at, else the last that was accepted. */
export const nextFamilyQuery = (wanted: string | null) =>
  queryOptions({
    queryKey: ['next-family', wanted],
    queryFn: async ({ signal }): Promise<NextFamily | null> => {
      const looking = wanted && (await lookedAt(wanted, signal))
      if (looking && isUnopened(looking)) return { ...looking, why: 'looking' }
      const input = { offset: '0', status: 'ACCEPTED' } as const
      const [received, sent] = await Promise.all([
        call('GET /intrest-recieved/list', input, { signal }),
        call('GET /intrest-sent/list', input, { signal }),
      ])
      const accepted = [
        ...received.list.map(({ updated_at, to_user: family }) => ({ updated_at, family })),
        ...sent.list.map(({ updated_at, user: family }) => ({ updated_at, family })),
      ].sort((a, b) => b.updated_at.localeCompare(a.updated_at))
      const next = accepted.find(({ family }) => isUnopened(family))
      return next ? { ...next.family, why: 'accepted' } : null
    },
  })
