// The operator's commands: `saptapadi doctor` where the product is a service (`deploy/saptapadi` reads its settings), and
// `npm run saptapadi doctor` in a checkout. docs/operating.md tells what each one does.
import { join } from 'node:path'
import { WrongConfig } from './config-values.ts'
import { LocalPostgresRefused } from './db/local-postgres/refused.ts'
import { MigrationRefused } from './db/migration-refusals.ts'
import { CommandRefused, type OperatorCommand } from './operator-command.ts'
import { readSettings, siteLine } from './operator-settings.ts'
import { WrongSecret } from './ports/secrets.ts'
import { failureLine } from './start-failure.ts'

const commands: Readonly<Record<string, () => Promise<{ command: OperatorCommand }>>> = {
  doctor: () => import('./running/doctor/command.ts'),
  invite: () => import('./features/office/staff/invite-command.ts'),
  live: () => import('./running/backup/live-command.ts'),
  backup: () => import('./running/backup/backup-command.ts'),
  prove: () => import('./running/backup/prove-command.ts'),
  archive: () => import('./running/backup/wal/archive-command.ts'),
  restore: () => import('./running/backup/restore-command.ts'),
  move: () => import('./running/backup/move-command.ts'),
  rekey: () => import('./running/rekey/command.ts'),
  demo: () => import('./demo/command.ts'),
}

const [name = '', ...args] = process.argv.slice(2)
try {
  const load = commands[name]
  if (!load) throw new CommandRefused(`expected one of ${Object.keys(commands).join(', ')}`)
  const config = readSettings(name, join(import.meta.dirname, '..'))
  console.error(`${name}: ${siteLine(config)}`)
  const { command } = await load()
  await command(config, args)
} catch (error) {
  const expected = [CommandRefused, WrongConfig, LocalPostgresRefused, MigrationRefused, WrongSecret]
  const isExpected =
    expected.some(kind => error instanceof kind) || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS')
  console.error(`${name || 'saptapadi'}: ${isExpected ? (error as Error).message : failureLine(error)}`)
  process.exitCode = 1
}
