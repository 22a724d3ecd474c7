import type { Db } from '#server/db/open.ts'

/** The ways to reach a family, hidden numbers too: staff may see what no other member does. */
export async function readContactForStaff(db: Db, memberId: string) {
  const member = await db
    .selectFrom('members')
    .leftJoin('family_details', 'family_details.member_id', 'members.id')
    .select(['dial_code', 'mobile', 'members.email', 'contact_full_name', 'address', 'village'])
    .where('members.id', '=', memberId)
    .where('status', '<>', 'deleted')
    .executeTakeFirst()
  if (!member) return null
  const phones = await db
    .selectFrom('family_phones')
    .select(['relation', 'phone', 'is_hidden'])
    .where('member_id', '=', memberId)
    .orderBy('position')
    .execute()
  return {
    mobile: member.mobile === null ? '' : `${member.dial_code} ${member.mobile}`,
    email: member.email ?? '',
    contact_person: member.contact_full_name ?? '',
    address: [member.address, member.village].filter(Boolean).join(', '),
    phones: phones.map(({ relation, phone, is_hidden }) => ({ type: relation, phone, is_hidden })),
  }
}
