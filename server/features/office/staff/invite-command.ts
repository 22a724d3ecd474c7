// `saptapadi invite name@example.in` prints a link that makes an ADMIN, or gives an existing one a new password and app.
// Whoever can run it on the server's machine could change the database by hand as well.
import { staffEmail } from '#contract/office/fields.ts'
import { migrate } from '#server/db/migrate.ts'
import { migrateAs } from '#server/db/migrate-as.ts'
import { type Db, openPostgres } from '#server/db/open.ts'
import { actsOf } from '#server/features/shared/audit/record-act.ts'
import { CommandRefused, type OperatorCommand, withDatabase } from '#server/operator-command.ts'
import { systemClock } from '#server/ports/clock.ts'
import { openSecrets, readOrMakeSecret, type Secrets } from '#server/ports/secrets.ts'
import { invitationLink, makeInvitation } from './invitations.ts'
import { findStaffByEmail } from './queries.ts'

async function invite(db: Db, secrets: Secrets, email: string): Promise<string> {
  const now = systemClock.now()
  return actsOf(
    { db, secrets },
    { staff: null, now },
  )(async trx => {
    const login = await findStaffByEmail(trx, email)
    if (login?.isDemo) throw new CommandRefused(`${email} is one of the demo's logins`)
    const token = await makeInvitation(trx, secrets, {
      email,
      role: 'ADMIN',
      staffId: login?.id ?? null,
      invitedBy: null,
      now,
    })
    const act = login ? 'staff_login_reset' : 'staff_invited'
    return { act, after: { email, role: 'ADMIN' }, result: token }
  })
}

export const command: OperatorCommand = async (config, [typed]) => {
  const email = staffEmail.safeParse(typed)
  if (!email.success) throw new CommandRefused('expected one email address: saptapadi invite name@example.in')
  await withDatabase(config, 'command', async url => {
    const { db, close } = openPostgres(url)
    try {
      await (config.migrateDatabaseUrl ? migrateAs(config.migrateDatabaseUrl) : migrate(db))
      const secret = config.appSecret ?? readOrMakeSecret(config.dataDir)
      const secrets = await openSecrets(secret, db, systemClock, config.oldAppSecret)
      const token = await invite(db, secrets, email.data)
      console.log(`For ${email.data}, once, within 72 hours:\n${invitationLink(config, token)}`)
    } finally {
      await close()
    }
  })
}
