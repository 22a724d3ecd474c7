import type { Db } from '#server/db/open.ts'
import { accountOf } from '#server/features/access/accounts/queries.ts'
import { checkPasswordOrRefuse } from '#server/features/access/passwords/password-again.ts'
import type { ChannelSettings } from '#server/features/telling/deliveries/channels/channel.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import type { Limits } from '#server/http/limits.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { RecordEvent } from '#server/http/security-log.ts'
import type { Passwords } from '#server/ports/passwords.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { dataTicketsADay } from './limits.ts'
import { readSettingStates } from './setting-states.ts'
import { dataAddress } from './tickets.ts'
import { ownDataMessages } from './words.ts'

interface OwnDataDependencies extends Pick<ChannelSettings, 'channels'> {
  db: Db
  secrets: Secrets
  limits: Limits
  passwords: Passwords
  record: RecordEvent
}

export function ownDataHandlers(dependencies: OwnDataDependencies): HandlersOf<'dataTicket' | 'settingStates'> {
  const { db, secrets, limits, record } = dependencies
  return {
    settingStates: ({ viewer, now }) => readSettingStates(dependencies, viewer, now),

    async dataTicket({ input, viewer, address, language, now }) {
      const account = await accountOf(db, viewer)
      if (!account) throw new Refusal('no_session')
      await checkPasswordOrRefuse(dependencies, account, { password: input.password, now })
      await limits.countOrRefuse(`own data ${viewer.personId}`, dataTicketsADay)
      record({ event: 'data_taken', member: viewer.id, address })
      const session = viewer.sessionHash.toString('base64url')
      return {
        message: ownDataMessages(language).ready,
        address: dataAddress(secrets, { memberId: viewer.id, session, language }, now),
      }
    },
  }
}
