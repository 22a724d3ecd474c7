// `saptapadi doctor` checks the configuration and everything that the server needs, prints a sentence for each thing that is
// wrong, and exits with 1 if there is any. It changes nothing.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '#server/config.ts'
import { openPostgres } from '#server/db/open.ts'
import { type OperatorCommand, withDatabase } from '#server/operator-command.ts'
import { systemClock } from '#server/ports/clock.ts'
import { filesOf } from '#server/ports/files-of.ts'
import { watchDisk } from '#server/running/operations/disk.ts'
import { storage } from './checks/storage.ts'
import { checks, examine } from './checks.ts'
import type { DoctorWorld } from './finding.ts'
import { findingWords } from './words.ts'

async function sentencesOf(world: DoctorWorld, some = checks): Promise<string[]> {
  const t = findingWords('en')
  return (await examine(world, some)).map(({ id, detail = '' }) => t[id](detail))
}

function secretOf({ appSecret, dataDir }: Config): string | null {
  const file = join(dataDir, 'secret')
  return appSecret ?? (existsSync(file) ? readFileSync(file, 'utf8').trim() : null)
}

async function doctor(config: Config): Promise<string[]> {
  const world = {
    config,
    clock: systemClock,
    files: filesOf(config),
    disk: watchDisk(config.dataDir),
    secret: secretOf(config),
  }
  // Before the first start there is neither database nor folder, and the doctor makes none: to write a file on trial would.
  if (!config.databaseUrl && !existsSync(join(config.dataDir, 'postgres')))
    return sentencesOf(
      { ...world, db: null },
      existsSync(config.dataDir) ? checks : checks.filter(one => one !== storage),
    )
  return withDatabase(config, 'command', async url => {
    const { db, close } = openPostgres(url, { connections: 2 })
    try {
      return await sentencesOf({ ...world, db })
    } finally {
      await close()
    }
  })
}

export const command: OperatorCommand = async config => {
  const sentences = await doctor(config)
  for (const sentence of sentences) console.log(sentence)
  if (sentences.length === 0) console.log('Nothing is wrong.')
  process.exitCode = sentences.length > 0 ? 1 : 0
}
