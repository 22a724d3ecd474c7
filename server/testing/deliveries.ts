import { outboxChannels } from '#domain/telling/channels.ts'
import type { Config } from '#server/config.ts'
import type { OpenChannels } from '#server/features/access/accounts/channels.ts'
import { gatherNotices } from '#server/features/telling/deliveries/gather-notices.ts'
import { deliveryOutcomes } from '#server/features/telling/deliveries/outcomes.ts'
import type { GatherDependencies } from '#server/features/telling/deliveries/send-letters.ts'
import { deliverNext, type WorkerOptions } from '#server/features/telling/outbox/deliver.ts'
import { databaseLimits } from '#server/http/limits.ts'
import { newId } from '#server/ports/ids.ts'
import type { Messengers } from '#server/ports/messenger.ts'
import { subscribes, type TestMember } from './members.ts'
import type { TestWorld } from './world.ts'

/** Runs the jobs that tell families something, when a test says so. */
export function telling(
  world: TestWorld,
  change: Partial<Config> = {},
  channels: OpenChannels = { SMS: true, EMAIL: true },
) {
  const settings = (): GatherDependencies => ({
    db: world.db,
    secrets: world.secrets,
    limits: databaseLimits(world),
    channels,
    config: { ...world.config, demo: false, ...change },
  })
  const gathers = () => gatherNotices(settings(), world.clock.now())
  const worker = (messengers: Partial<Messengers>): WorkerOptions => ({
    ...settings(),
    clock: world.clock,
    messengers: { SMS: null, EMAIL: null, ...messengers },
    outcomes: deliveryOutcomes(settings()),
    quietHours: settings().config.quietHours,
    onError: () => {},
  })
  return {
    gathers,
    /** Sends everything that is due. */
    async delivers(messengers: Partial<Messengers>, withinMs?: number) {
      const options = { ...worker(messengers), ...(withinMs && { deliverWithinMs: withinMs }) }
      for (const channel of outboxChannels) while (await deliverNext(options, channel));
    },
    async sends(from: TestMember, to: TestMember): Promise<string> {
      const { body } = await world.call('sendInterest', { to_user_id: to.id }, { token: from.token })
      return body.activity_id ?? ''
    },
    async accepts(member: TestMember, interest: string) {
      await subscribes(world, member.id)
      await world.call('acceptInterest', { uuid: interest }, { token: member.token })
    },
    /** Gives each of the members this many events at once. Returns their ids. */
    async eventsCome(members: readonly TestMember[], each: number) {
      const now = world.clock.now()
      const events = members.flatMap(({ id }) =>
        Array.from({ length: each }, () => ({
          id: newId(now),
          member_id: id,
          type: 'membership_ending' as const,
          from_id: null,
          source_id: newId(now),
          created_at: now,
          read_at: null,
          mailed_at: null,
        })),
      )
      await world.db.insertInto('notifications').values(events).execute()
      return events.map(({ id }) => id)
    },
    /** Lets the time pass in which a family may read the notification on the site first. */
    async aWhileLater(minutes = 10) {
      world.clock.passes(minutes * 60_000)
      await gathers()
    },
    async messagesTo(member: TestMember) {
      const { dial_code, mobile, email } = await world.db
        .selectFrom('members')
        .select(['dial_code', 'mobile', 'email'])
        .where('id', '=', member.id)
        .executeTakeFirstOrThrow()
      const own = [`${dial_code}${mobile}`, email]
      return (await world.outbox()).filter(({ to }) => own.includes(to)).toReversed()
    },
    /** The message of this channel that waits for the member or was sent. */
    outboxRow: (member: TestMember, channel: keyof Messengers) =>
      world.db
        .selectFrom('outbox')
        .select(['id', 'status'])
        .where('owner_id', '=', member.id)
        .where('channel', '=', channel)
        .executeTakeFirstOrThrow(),
    deliveriesOf: (member: TestMember) =>
      world.db
        .selectFrom('deliveries')
        .select(['channel', 'status', 'kind', 'reason'])
        .where('member_id', '=', member.id)
        .orderBy('created_at')
        .orderBy('id')
        .execute(),
  }
}
