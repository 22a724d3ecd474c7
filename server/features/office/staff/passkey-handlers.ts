import { askForNew, partyOrRefuse, readNew } from '#server/features/access/passkeys/make.ts'
import { deletePasskey } from '#server/features/access/passkeys/queries.ts'
import { passkeyMessages } from '#server/features/access/passkeys/words.ts'
import { factsIn } from '#server/features/shared/site-content/facts.ts'
import { writeToOutbox } from '#server/features/telling/outbox/queries.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import { Refusal } from '#server/http/refusal.ts'
import { newToken } from '#server/ports/secrets.ts'
import { checkOwnPasswordOrRefuse } from './account-handlers.ts'
import type { StaffDependencies } from './dependencies.ts'
import { officeAddress } from './invitations.ts'
import { passkeyLetter } from './words.ts'

type PasskeyCalls = HandlersOf<'beginOwnPasskey' | 'addOwnPasskey' | 'removeOwnPasskey'>

/** What members of staff do with passkeys of their own login. */
export function officePasskeyHandlers(dependencies: StaffDependencies): PasskeyCalls {
  const { db, secrets, config, channels, site, record } = dependencies

  return {
    async beginOwnPasskey({ input, staff, language, now }) {
      const party = partyOrRefuse(officeAddress(config))
      await checkOwnPasswordOrRefuse(dependencies, staff, input.old_password)
      return askForNew(db, {
        owner: { staffId: staff.id },
        sessionHash: staff.sessionHash,
        party,
        siteName: factsIn(await site(), language).name,
        userName: staff.email,
        beginsAt: null,
        now,
      })
    },

    async addOwnPasskey({ input, staff, userAgent, address, language, now, inAct }) {
      const made = await readNew(db, {
        owner: { staffId: staff.id },
        sessionHash: staff.sessionHash,
        party: partyOrRefuse(officeAddress(config)),
        answer: input,
        userAgent,
        language,
        now,
      })
      await inAct(async trx => {
        await made.write(trx)
        if (channels.EMAIL)
          await writeToOutbox(
            trx,
            secrets,
            {
              channel: 'EMAIL',
              eventKey: `staff passkey ${newToken(12)}`,
              template: 'staff_passkey',
              ownerId: null,
              to: staff.email,
              ...passkeyLetter(made.name),
            },
            now,
          )
        return { act: 'passkey_added', after: { name: made.name } }
      })
      record({ event: 'passkey_added', staff: staff.id, address })
      return { message: passkeyMessages(language).added }
    },

    async removeOwnPasskey({ input: { uuid, old_password }, staff, address, language, inAct }) {
      await checkOwnPasswordOrRefuse(dependencies, staff, old_password)
      await inAct(async trx => {
        const name = await deletePasskey(trx, { staffId: staff.id }, uuid)
        if (name === null) throw new Refusal('not_found')
        return { act: 'passkey_removed', before: { name } }
      })
      record({ event: 'passkey_removed', staff: staff.id, address })
      return { message: passkeyMessages(language).removed }
    },
  }
}
