import { useQuery } from '@tanstack/react-query'
import type { Gender } from '#domain/limits.ts'
import { meQuery } from '#web/api/queries.ts'
import { rememberedAsPaid, rememberedGender, rememberedUuid } from './session.ts'

/** The member of this session: by the server's answer once it is there, until then by what this browser remembers. */
export function useViewer(): { uuid: string | null; gender: Gender | null; paid: boolean } {
  const { data: member } = useQuery(meQuery)
  if (!member) return { uuid: rememberedUuid(), gender: rememberedGender(), paid: rememberedAsPaid() }
  return { uuid: member.uuid, gender: member.gender, paid: member.is_membership_subscribed === 'Y' }
}

/** The side that a member of this gender sees. */
export const otherSide = (gender: Gender | null): Gender | null => (gender ? (gender === 'M' ? 'F' : 'M') : null)
