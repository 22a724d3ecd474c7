// `saptapadi live` says that a site that was restored or moved is now the live one, so that its messages go out.
import { openPostgres } from '#server/db/open.ts'
import { actsOf } from '#server/features/shared/audit/record-act.ts'
import { endCopy, isCopy } from '#server/features/shared/site-copy/queries.ts'
import { type OperatorCommand, withDatabase } from '#server/operator-command.ts'
import { systemClock } from '#server/ports/clock.ts'
import { openSecrets, readOrMakeSecret } from '#server/ports/secrets.ts'

export const command: OperatorCommand = config =>
  withDatabase(config, 'command', async url => {
    const { db, close } = openPostgres(url, { connections: 2 })
    try {
      if (!(await isCopy(db))) return console.log('this is the live site already')
      const secret = config.appSecret ?? readOrMakeSecret(config.dataDir)
      const secrets = await openSecrets(secret, db, systemClock, config.oldAppSecret)
      await actsOf(
        { db, secrets },
        { staff: null, now: systemClock.now() },
      )(async trx => {
        await endCopy(trx)
        return { act: 'site_declared_live' }
      })
      console.log('this is now the live site: what waits goes out, so the old one must serve no more')
    } finally {
      await close()
    }
  })
