import { type ChildProcess, fork } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import type { MadeBackup } from './make-backup.ts'
import type { Proof } from './prove.ts'
import type { MadeBase } from './wal/archive-command.ts'

/** Makes and proves backups. */
export interface BackupPrograms {
  backup(path: string): Promise<MadeBackup>
  prove(path: string): Promise<Proof>
  /** Replays the archive to a moment, as `--until` takes it. */
  proveArchive(until: string): Promise<Proof>
  /** Copies PostgreSQL's folder into the archive. */
  archive(): Promise<MadeBase>
  /** Ends what is under way. */
  stop(): void
}

const program = join(import.meta.dirname, '..', '..', 'saptapadi.ts')

/** Runs the operator's commands in processes of their own at a low priority, because hashing would delay the calls. */
export function backupPrograms(): BackupPrograms {
  let running: ChildProcess | null = null
  const run = <T>(command: 'backup' | 'prove' | 'archive', ...args: string[]) =>
    new Promise<T>((resolve, reject) => {
      const child = fork(program, [command, ...args], { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] })
      running = child
      if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
      let errors = ''
      let result: T | null = null
      child.stderr?.on('data', chunk => {
        errors = `${errors}${chunk}`.slice(-2000)
      })
      child.once('message', message => {
        result = message as T
      })
      child.once('error', reject)
      child.once('exit', code => {
        running = null
        if (code === 0 && result !== null) resolve(result)
        else reject(new Error(errors.trim().split('\n').at(-1) || `${command} ended with ${code}`))
      })
    })
  return {
    backup: path => run('backup', path),
    prove: path => run('prove', path),
    proveArchive: until => run('prove', '--until', until),
    archive: () => run('archive'),
    stop: () => void running?.kill('SIGTERM'),
  }
}
