import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

const postgresPrograms = '/usr/lib/postgresql/15/bin'
const programs = { haproxy: 'haproxy', patroni: 'patroni', etcd: 'etcd-server', postgres: 'postgresql-15' }
const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/bin', postgresPrograms]

/** Where a program of Debian is, whatever the PATH of the shell leaves out. */
export function programOf(name: string): string | null {
  for (const folder of folders)
    try {
      accessSync(join(folder, name), constants.X_OK)
      return join(folder, name)
    } catch {}
  return null
}

/** Ends the bench with a sentence where something is not installed. */
export function requirePrograms(names: readonly (keyof typeof programs)[]): void {
  const missing = names.filter(name => !programOf(name))
  if (missing.length === 0) return
  console.error(
    `not installed: ${missing.join(', ')}. On Debian 12: apt-get install --no-install-recommends ` +
      `${missing.map(name => programs[name]).join(' ')}${missing.includes('patroni') ? ' python3-psycopg2' : ''}`,
  )
  process.exit(1)
}
