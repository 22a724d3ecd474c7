// `saptapadi rekey` makes a new data key and encrypts everything again under it, while the servers serve. If it is interrupted, the
// next run goes on. Use `--wait 0` when no server runs.
import { parseArgs } from 'node:util'
import type { Config } from '#server/config.ts'
import { openPostgres } from '#server/db/open.ts'
import { type OperatorCommand, withDatabase } from '#server/operator-command.ts'
import { systemClock } from '#server/ports/clock.ts'
import { filesOf } from '#server/ports/files-of.ts'
import { keysReadEverySeconds, openSecrets, readOrMakeSecret } from '#server/ports/secrets.ts'
import { RekeyRefused, rekey } from './rekey.ts'

function secondsIn(args: string[]): number {
  const { values } = parseArgs({
    args,
    options: { wait: { type: 'string', default: String(3 * keysReadEverySeconds) } },
  })
  const seconds = Number(values.wait)
  if (!(seconds >= 0 && seconds <= 3600)) throw new RekeyRefused('expected seconds: saptapadi rekey --wait 90')
  return seconds
}

async function run(config: Config, waitSeconds: number): Promise<void> {
  if (config.oldAppSecret) throw new RekeyRefused('APP_SECRET_OLD is set: finish the change of the secret first')
  await withDatabase(config, 'command', async url => {
    const { db, close } = openPostgres(url, { connections: 3 })
    try {
      const secret = config.appSecret ?? readOrMakeSecret(config.dataDir)
      const secrets = await openSecrets(secret, db, systemClock)
      await rekey({ db, secret, secrets, files: filesOf(config), waitSeconds, tell: line => console.log(line) })
    } finally {
      await close()
    }
  })
}

export const command: OperatorCommand = (config, args) => run(config, secondsIn(args))
