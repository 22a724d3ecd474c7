import { contactKey, reachableContacts } from '#server/features/access/accounts/channels.ts'
import { withinOfficeBudget } from '#server/features/access/codes/limits.ts'
import { officeKey } from '#server/features/access/codes/queries.ts'
import { sendCode } from '#server/features/access/codes/send-code.ts'
import { loginChannelsOrRefuse, withLoginSmsCounted } from '#server/features/access/codes/sms-budget.ts'
import { readRecipient } from '#server/features/telling/deliveries/recipient.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Channel } from '#server/ports/messenger.ts'
import { callersAccount } from './begin.ts'
import type { CallerRequestDependencies } from './dependencies.ts'
import { callerSentences } from './words.ts'

/** Sends the family a code for its own login, the mobile first. */
export async function sendLoginCodeTo(
  dependencies: CallerRequestDependencies,
  { memberId, now }: { memberId: string; now: Date },
): Promise<Channel> {
  const { db, limits } = dependencies
  const account = await callersAccount(db, memberId)
  const language = (await readRecipient(db, memberId))?.language ?? 'en'
  const channels = await loginChannelsOrRefuse(dependencies, null, { purpose: 'login', language })
  const reachable = reachableContacts(account, channels)
  const target = reachable.find(({ channel }) => channel === 'SMS') ?? reachable[0]
  const identityKey = target && contactKey(account, target.channel)
  if (!target || !identityKey) throw new Refusal('conflict', { sentence: callerSentences.noVerified })
  const { channel, to } = target
  await withinOfficeBudget(limits, identityKey, () =>
    withLoginSmsCounted(dependencies, { channel, place: null, now }, mayGo => {
      if (!mayGo) throw new Refusal('channel_closed')
      const recipient = { memberId, to }
      const code = { identityKey: officeKey(identityKey), purpose: 'login', recipient, channel, language, now } as const
      return db.transaction().execute(trx => sendCode(trx, dependencies, code))
    }),
  )
  return channel
}
