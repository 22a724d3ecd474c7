import type { HandlersOf } from '#server/http/handler.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { AccessDependencies } from '../accounts/dependencies.ts'
import { accountOfPerson } from '../accounts/queries.ts'
import { challengeIn, countSignedBy } from '../passkeys/answers.ts'
import { makeChallenge, takeChallenge } from '../passkeys/challenges.ts'
import { handleOf, partyOrRefuse } from '../passkeys/make.ts'
import { noteUseOf, passkeyBy } from '../passkeys/queries.ts'
import { opensFrom } from '../passkeys/words.ts'
import { enter, refusalOfSuspended } from './enter.ts'
import { mayEnter } from './rules.ts'

const login = { purpose: 'login', boundTo: null } as const

/**
 * Logs in by a passkey. Nobody names an account: the passkey does, once it has signed, so that neither call can tell who has one.
 * Whatever is wrong with an answer is refused in the same words.
 */
export function passkeyLoginHandlers(dependencies: AccessDependencies): HandlersOf<'askForPasskey' | 'loginByPasskey'> {
  const { db, config, record, forgetSessions } = dependencies

  return {
    async askForPasskey({ now }) {
      const { host } = partyOrRefuse(config.publicUrl)
      return { challenge: await makeChallenge(db, { ...login, now }), host }
    },

    async loginByPasskey({ input, ...entering }) {
      const { now, address } = entering
      const party = partyOrRefuse(config.publicUrl)
      const challenge = challengeIn(input)
      if (!challenge || !(await takeChallenge(db, challenge, { ...login, now }))) throw new Refusal('passkey_ended')
      const passkey = await passkeyBy(db, input.credential_id)
      const { person_id: personId } = passkey ?? { person_id: null }
      if (!passkey || !personId || passkey.host !== party.host) throw new Refusal('bad_passkey')
      const counter = await countSignedBy(passkey, input, { challenge, party })
      const isOfPerson = input.user_handle === null || input.user_handle === handleOf({ personId })
      if (counter === null || !isOfPerson) throw new Refusal('bad_passkey')
      if (passkey.begins_at && passkey.begins_at > now)
        throw new Refusal('conflict', { sentence: opensFrom(passkey.begins_at) })
      const account = await accountOfPerson(db, personId)
      if (!account || !mayEnter(dependencies, account, entering)) throw new Refusal('bad_passkey')
      if (account.isSuspended) throw await refusalOfSuspended(dependencies, account.id)
      const session = await db.transaction().execute(async trx => {
        if (!(await noteUseOf(trx, passkey.id, { counter, now }))) throw new Refusal('bad_passkey')
        return enter(trx, dependencies, account, entering)
      })
      if (entering.viewer) forgetSessions(entering.viewer.id)
      record({ event: 'login', member: account.id, address })
      return session
    },
  }
}
