import { formatInstant } from '#domain/format/instant.ts'
import { factsIn } from '#server/features/shared/site-content/facts.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Viewer } from '#server/http/viewer.ts'
import type { AccessDependencies } from '../accounts/dependencies.ts'
import { type Account, accountOf } from '../accounts/queries.ts'
import { beginsAt } from '../added-access/rules.ts'
import { forgetAdded, noteAdded } from '../added-access/tell-added.ts'
import { checkPasswordOrRefuse } from '../passwords/password-again.ts'
import { passkeysADay } from './limits.ts'
import { askForNew, partyOrRefuse, readNew } from './make.ts'
import { presentPasskey } from './present.ts'
import { deletePasskey, passkeysOf, profilesOpenedBy, renamePasskeyOf } from './queries.ts'
import { mostPasskeys, partyOf } from './rules.ts'
import { passkeyMessages } from './words.ts'

type PasskeyCalls = 'ownPasskeys' | 'beginPasskey' | 'addPasskey' | 'renamePasskey' | 'removePasskey'

/** What a person does with their own passkeys. */
export function passkeyHandlers(dependencies: AccessDependencies): HandlersOf<PasskeyCalls> {
  const { db, config, limits, site, record } = dependencies

  async function checkedAccount(viewer: Viewer, password: string, now: Date): Promise<Account> {
    const account = await accountOf(db, viewer)
    if (!account) throw new Refusal('no_session')
    await checkPasswordOrRefuse(dependencies, account, { password, now })
    return account
  }

  return {
    async ownPasskeys({ viewer, now }) {
      const party = partyOf(config.publicUrl)
      const list = (await passkeysOf(db, viewer)).map(one => presentPasskey(one, party, now))
      return { count: list.length, list, next_offset: null, may_add: party && list.length < mostPasskeys ? 'Y' : 'N' }
    },

    async beginPasskey({ input, viewer, language, now }) {
      const party = partyOrRefuse(config.publicUrl)
      const account = await checkedAccount(viewer, input.password, now)
      return askForNew(db, {
        owner: viewer,
        sessionHash: viewer.sessionHash,
        party,
        siteName: factsIn(await site(), language).name,
        userName: account.mobile ?? account.email ?? account.first_name,
        beginsAt: beginsAt(account, now),
        now,
      })
    },

    async addPasskey({ input, viewer, userAgent, address, language, now }) {
      const party = partyOrRefuse(config.publicUrl)
      const { sessionHash } = viewer
      const made = await readNew(db, { owner: viewer, sessionHash, party, answer: input, userAgent, language, now })
      await limits.countOrRefuse(`passkeys added ${viewer.personId}`, passkeysADay)
      await db.transaction().execute(async trx => {
        const id = await made.write(trx)
        const what = { kind: 'passkey', what: made.name, beginsAt: made.beginsAt, language, now } as const
        for (const memberId of await profilesOpenedBy(trx, viewer.personId))
          await noteAdded(trx, dependencies, { ...what, id, memberId })
      })
      record({ event: 'passkey_added', member: viewer.id, address })
      const t = passkeyMessages(language)
      return {
        message: made.beginsAt ? t.addedForLater(formatInstant(made.beginsAt.toISOString(), language)) : t.added,
      }
    },

    async renamePasskey({ input, viewer, language }) {
      if (!(await renamePasskeyOf(db, viewer.personId, input))) throw new Refusal('not_found')
      return { message: passkeyMessages(language).renamed }
    },

    async removePasskey({ input, viewer, address, language, now }) {
      await checkedAccount(viewer, input.password, now)
      await db.transaction().execute(async trx => {
        if ((await deletePasskey(trx, viewer, input.uuid)) === null) throw new Refusal('not_found')
        await forgetAdded(trx, input.uuid)
      })
      record({ event: 'passkey_removed', member: viewer.id, address })
      return { message: passkeyMessages(language).removed }
    },
  }
}
