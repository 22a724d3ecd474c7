// `npm run office:invite -- name@example.in` prints a link that makes an ADMIN, or gives an existing one a new password and app.
// Whoever can run it on the server's machine could change the database by hand as well.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { staffEmail } from '#contract/office/fields.ts'
import { type Config, readConfig } from '#server/config.ts'
import { WrongConfig } from '#server/config-values.ts'
import { openLocalPostgres } from '#server/db/local-postgres/open.ts'
import { LocalPostgresRefused } from '#server/db/local-postgres/refused.ts'
import { MigrationRefused, migrate } from '#server/db/migrate.ts'
import { migrateAs } from '#server/db/migrate-as.ts'
import { type Db, openPostgres } from '#server/db/open.ts'
import { actsOf } from '#server/features/shared/audit/record-act.ts'
import { systemClock } from '#server/ports/clock.ts'
import { openSecrets, readOrMakeSecret, type Secrets, WrongSecret } from '#server/ports/secrets.ts'
import { invitationLink, makeInvitation } from './invitations.ts'
import { findStaffByEmail } from './queries.ts'

class InvitationRefused extends Error {}

async function invite(db: Db, secrets: Secrets, email: string): Promise<string> {
  const now = systemClock.now()
  return actsOf(
    { db, secrets },
    { staff: null, now },
  )(async trx => {
    const login = await findStaffByEmail(trx, email)
    if (login?.isDemo) throw new InvitationRefused(`${email} is one of the demo's logins`)
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

async function run(config: Config, typed: string | undefined): Promise<void> {
  const email = staffEmail.safeParse(typed)
  if (!email.success)
    throw new InvitationRefused('expected one email address: npm run office:invite -- name@example.in')
  const local = config.databaseUrl ? null : await openLocalPostgres(config.dataDir, 'command')
  const database = openPostgres(config.databaseUrl ?? local?.url ?? '')
  try {
    await (config.migrateDatabaseUrl ? migrateAs(config.migrateDatabaseUrl) : migrate(database.db))
    const secret = config.appSecret ?? readOrMakeSecret(config.dataDir)
    const secrets = await openSecrets(secret, database.db, systemClock, config.oldAppSecret)
    const token = await invite(database.db, secrets, email.data)
    console.log(`For ${email.data}, once, within 72 hours:\n${invitationLink(config, token)}`)
  } finally {
    await database.close()
    await local?.close()
  }
}

try {
  const env = join(import.meta.dirname, '..', '..', '..', '..', '.env')
  if (existsSync(env)) process.loadEnvFile(env)
  await run(readConfig(process.env), process.argv[2])
} catch (error) {
  const isExpected = [InvitationRefused, WrongConfig, LocalPostgresRefused, WrongSecret, MigrationRefused].some(
    kind => error instanceof kind,
  )
  console.error(isExpected ? `office:invite: ${(error as Error).message}` : error)
  process.exitCode = 1
}
