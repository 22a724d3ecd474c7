import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/open.ts'
import type { Files } from '#server/ports/files.ts'
import type { Passwords } from '#server/ports/passwords.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { makeDemoAudit } from './audit.ts'
import { makeDemoFamily } from './family-logins.ts'
import { makeDemoPapers } from './id-proof-files.ts'
import { knownLogins, knownPassword } from './known-logins.ts'
import { hasMembers, makeDemo, shouldMakeDemo } from './make-demo.ts'
import { writeDemoSite } from './site.ts'

interface DemoSite {
  db: Db
  secrets: Secrets
  files: Files
  passwords: Passwords
  config: Pick<Config, 'demo'>
  now: Date
}

/** Adds what the demo still lacks. */
export async function openDemo({ db, secrets, files, passwords, config, now }: DemoSite): Promise<void> {
  if (shouldMakeDemo(config, await hasMembers(db)) && (await makeDemo(db, passwords, { now })))
    console.log(`Made the demo community: log in as ${knownLogins[0]?.email}, password ${knownPassword}`)
  // A demo of an earlier version had its facts from migrations, which no longer hold them.
  await writeDemoSite(db, now)
  await makeDemoFamily({ db, secrets, passwords, now })
  await makeDemoPapers({ db, secrets, files, now })
  await makeDemoAudit({ db, secrets, now })
}
