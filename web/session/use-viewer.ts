import { useQuery } from '@tanstack/react-query'
import type { CurrentMember } from '#contract/families/my-profile.ts'
import type { Gender } from '#domain/limits.ts'
import { meQuery } from '#web/session/queries.ts'
import { rememberedAsPaid, rememberedGender, rememberedUuid } from './session.ts'

export const hasPlan = (member: Pick<CurrentMember, 'is_membership_subscribed'>): boolean =>
  member.is_membership_subscribed === 'Y'

interface Viewer {
  uuid: string | null
  gender: Gender | null
  isPaid: boolean
}

/** The member of this session, by the server's answer or, until it arrives, by what this browser stored. */
export function useViewer(): Viewer {
  const { data: member } = useQuery(meQuery)
  if (!member) return { uuid: rememberedUuid(), gender: rememberedGender(), isPaid: rememberedAsPaid() }
  return { uuid: member.uuid, gender: member.gender, isPaid: hasPlan(member) }
}

/** The gender that a member of this gender looks for. */
export const otherSide = (gender: Gender | null): Gender | null => (gender ? (gender === 'M' ? 'F' : 'M') : null)
