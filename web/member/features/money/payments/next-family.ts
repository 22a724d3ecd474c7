import { queryOptions } from '@tanstack/react-query'
import type { ProfileAction } from '#contract/finding/summary.ts'
import { pageSize } from '#domain/limits.ts'
import { CallFailed, call } from '#web/api/client.ts'

interface Family {
  uuid: string
  last_name: string
  dob: string
  height: number
  education_courses: string
  occupation_details: string
  working_place_taluka: { name: string } | null
  patrika_gun: number | null
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

interface Accepted {
  since: string
  family: Family
}
/** A page of accepted interests, the newest first, with the count of all. */
type ReadPage = (input: { offset: string; status: 'ACCEPTED' }) => Promise<{ count: number; list: Accepted[] }>

/** The first accepted interest of a list whose number is not opened yet. The list is read from its end. */
async function firstUnopened(read: ReadPage): Promise<Accepted | undefined> {
  const newest = await read({ offset: '0', status: 'ACCEPTED' })
  let found: Accepted | undefined
  for (let page = Math.max(Math.ceil(newest.count / pageSize) - 1, 0); page >= 0 && !found; page--) {
    const { list } = page === 0 ? newest : await read({ offset: String(page), status: 'ACCEPTED' })
    found = [...list].reverse().find(({ family }) => isUnopened(family))
  }
  return found
}

/** The family whose number comes next for whoever has paid: the one they looked at, else the first that was accepted. */
export const nextFamilyQuery = (wanted: string | null) =>
  queryOptions({
    queryKey: ['next-family', wanted],
    queryFn: async ({ signal }): Promise<NextFamily | null> => {
      const looking = wanted && (await lookedAt(wanted, signal))
      if (looking && isUnopened(looking)) return { ...looking, why: 'looking' }
      const accepted = await Promise.all([
        firstUnopened(async input => {
          const { count, list } = await call('GET /intrest-recieved/list', input, { signal })
          return { count, list: list.map(({ updated_at: since, to_user: family }) => ({ since, family })) }
        }),
        firstUnopened(async input => {
          const { count, list } = await call('GET /intrest-sent/list', input, { signal })
          return { count, list: list.map(({ updated_at: since, user: family }) => ({ since, family })) }
        }),
      ])
      const [next] = accepted.filter(one => one !== undefined).sort((a, b) => a.since.localeCompare(b.since))
      return next ? { ...next.family, why: 'accepted' } : null
    },
  })
