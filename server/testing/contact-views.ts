import { subscribes, type TestDatabase, type TestMember } from './members.ts'

/** The contact was unlocked earlier, with a membership that has ended unless the viewer has one. */
export async function seesContact({ db, clock }: TestDatabase, viewer: TestMember, viewed: TestMember): Promise<void> {
  const now = clock.now()
  const own = await db.selectFrom('memberships').select('id').where('member_id', '=', viewer.id).executeTakeFirst()
  const membershipId = own?.id ?? (await endedMembership({ db, clock }, viewer.id))
  await db
    .insertInto('contact_views')
    .values({ viewer_id: viewer.id, viewed_id: viewed.id, membership_id: membershipId, at: now })
    .execute()
}

async function endedMembership(world: TestDatabase, memberId: string): Promise<string> {
  const { id } = await subscribes(world, memberId)
  await world.db.updateTable('memberships').set({ ended_early_at: world.clock.now() }).where('id', '=', id).execute()
  return id
}
