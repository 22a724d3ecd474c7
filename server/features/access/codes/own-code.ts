import { broken } from '#contract/field-words.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Viewer } from '#server/http/viewer.ts'
import type { Channel } from '#server/ports/messenger.ts'
import { reachableContacts } from '../accounts/channels.ts'
import type { AccessDependencies } from '../accounts/dependencies.ts'
import { type Account, accountOf } from '../accounts/queries.ts'
import { withinCodeBudget } from './limits.ts'
import { sendCode } from './send-code.ts'
import { loginChannelsOrRefuse, withLoginSmsCounted } from './sms-budget.ts'
import { tryCode } from './try-code.ts'

/** Counts by person instead of by contact: only the person's own session asks for these codes, so no stranger uses them up. */
const ownKey = (personId: string) => `person:${personId}`
/** A session proves as much as a device that was used before. */
const ownSession = { key: '', isDevice: true }

/** Sends a code to a verified contact of a member who has no password, the mobile first. Returns its channel. */
export async function sendOwnCodeOrRefuse(
  dependencies: AccessDependencies,
  { viewer, language, now }: { viewer: Viewer; language: Language; now: Date },
): Promise<Channel> {
  const { db, limits } = dependencies
  const account = await accountOf(db, viewer)
  if (!account) throw new Refusal('no_session')
  if (account.passwordHash !== null) throw new Refusal('conflict')
  const words = { purpose: 'confirm', language } as const
  const reachable = reachableContacts(account, await loginChannelsOrRefuse(dependencies, ownSession, words))
  const target = reachable.find(({ channel }) => channel === 'SMS') ?? reachable[0]
  if (!target) throw new Refusal('channel_closed')
  const { channel, to } = target
  await withinCodeBudget(limits, ownKey(account.personId), () =>
    withLoginSmsCounted(dependencies, { channel, place: ownSession, now }, mayGo => {
      if (!mayGo) throw new Refusal('channel_closed')
      return db.transaction().execute(trx =>
        sendCode(trx, dependencies, {
          identityKey: ownKey(account.personId),
          purpose: 'confirm',
          recipient: { memberId: viewer.id, to },
          channel,
          language,
          now,
        }),
      )
    }),
  )
  return channel
}

/** Refuses a wrong code at the field where it was typed. A right one stays valid for its time, because leaving asks twice. */
export async function checkOwnCodeOrRefuse(
  { db, secrets }: Pick<AccessDependencies, 'db' | 'secrets'>,
  { personId }: Pick<Account, 'personId'>,
  { code, field, now }: { code: string; field: string; now: Date },
): Promise<void> {
  const attempt = { identityKey: ownKey(personId), purpose: 'confirm', code, staysOpen: true, now } as const
  const { outcome } = await tryCode(db, secrets, attempt, async () => undefined)
  if (outcome === 'right') return
  throw new Refusal('bad_input', { fields: { [field]: broken(outcome === 'wrong' ? 'wrong_code' : 'ended_code') } })
}
