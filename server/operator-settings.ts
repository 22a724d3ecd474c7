import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Config, readConfig } from './config.ts'
import { CommandRefused } from './operator-command.ts'

/**
 * The settings of the site that a command is about. The defaults are those of a demo, so without any a command would speak of an
 * empty site, and make one, while the service runs beside it with others.
 */
export function readSettings(name: string, root: string): Config {
  const file = join(root, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
  const config = readConfig(process.env, root)
  const isTold = existsSync(file) || process.env.DATA_DIR || process.env.DATABASE_URL
  if (!isTold && name !== 'demo' && !existsSync(join(config.dataDir, 'postgres')))
    throw new CommandRefused(
      `which site? There is no ${file}, neither DATA_DIR nor DATABASE_URL is set, and no demo was started here. For the service: saptapadi ${name}`,
    )
  return config
}

/** Whoever has a demo, a copy and the live site on one machine sees which of them this is. */
export function siteLine({ demo, publicUrl, databaseUrl, dataDir }: Config): string {
  if (!databaseUrl) return `${demo ? 'the demo' : publicUrl}, data in ${dataDir}`
  const { hostname, pathname, searchParams } = new URL(databaseUrl)
  return `${publicUrl}, database ${pathname.slice(1)} on ${hostname || searchParams.get('host') || 'this machine'}`
}
