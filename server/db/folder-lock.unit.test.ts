import { type ChildProcess, execFileSync, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import type { TakeOrder } from '#server/testing/lock-taker.ts'
import { FolderInUse, lockFolder } from './folder-lock.ts'

const taker = join(import.meta.dirname, '..', 'testing', 'lock-taker.ts')
const folders: string[] = []
const running = new Set<ChildProcess>()
afterAll(() => {
  for (const child of running) child.kill('SIGKILL')
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})
function newFolder(parent = tmpdir()): string {
  const folder = mkdtempSync(join(parent, 'saptapadi-lock-'))
  folders.push(folder)
  return folder
}
async function startTaker(): Promise<ChildProcess> {
  const child = fork(taker)
  running.add(child)
  await once(child, 'message')
  return child
}
async function order(child: ChildProcess, what: TakeOrder | 'release'): Promise<string> {
  const answer = once(child, 'message')
  child.send(what)
  return String((await answer)[0])
}
const takeNow = (folder: string): TakeOrder => ({ folder, at: 0 })

const canUnshare = (() => {
  try {
    execFileSync('unshare', ['--pid', '--net', '--fork', 'true'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
})()

describe('the lock of a data folder', () => {
  it('is held by one and free after it', async () => {
    const folder = newFolder()
    const unlock = await lockFolder(folder)
    await expect(lockFolder(folder)).rejects.toThrow(FolderInUse)
    unlock()
    ;(await lockFolder(folder))()
    ;(await lockFolder(folder))()
    expect(readdirSync(join(folder, 'locks'))).toEqual(['3'])
  })

  it('is taken by exactly one of two that start together, sixty times over a dead lock', async () => {
    const folder = newFolder()
    const takers = await Promise.all([startTaker(), startTaker()])
    // A lock that was let go looks like that of a dead process: its file stays, and nobody listens.
    ;(await lockFolder(folder))()
    for (let round = 0; round < 60; round++) {
      const at = Date.now() + 5
      const answers = await Promise.all(takers.map(child => order(child, { folder, at })))
      expect(answers.toSorted().map(answer => (answer === 'taken' ? answer : 'refused'))).toEqual(['refused', 'taken'])
      for (const [i, child] of takers.entries()) if (answers[i] === 'taken') await order(child, 'release')
    }
  })

  it('is free once its process is killed, even while nobody has taken note of that', async () => {
    const folder = newFolder()
    // The shell never waits for its child, so the killed process stays in the table of processes.
    const script = `const { lockFolder } = await import('${join(import.meta.dirname, 'folder-lock.ts')}')
      await lockFolder('${folder}'); console.log(process.pid); setInterval(() => {}, 1000)`
    const parent = spawn('sh', ['-c', '"$0" --input-type=module -e "$1" & exec sleep 60', process.execPath, script])
    running.add(parent)
    const pid = Number(String((await once(parent.stdout, 'data'))[0]))
    await expect(lockFolder(folder)).rejects.toThrow(FolderInUse)
    process.kill(pid, 'SIGKILL')
    const began = performance.now()
    let unlock = null
    while (!unlock && performance.now() - began < 2_000) unlock = await lockFolder(folder).catch(() => null)
    expect(unlock).not.toBeNull()
    expect(process.kill(pid, 0)).toBe(true)
    unlock?.()
  })

  it('works in a folder whose path is too long for the address of a socket', async () => {
    const folder = newFolder(join(newFolder(), '..'))
    const deep = join(folder, 'x'.repeat(120))
    const child = await startTaker()
    expect(await order(child, takeNow(deep))).toBe('taken')
    await expect(lockFolder(deep)).rejects.toThrow(FolderInUse)
    await order(child, 'release')
    ;(await lockFolder(deep))()
  })

  it.skipIf(!canUnshare)('is seen from another container on the same volume', async () => {
    const folder = newFolder()
    const unlock = await lockFolder(folder)
    const script = `const { lockFolder } = await import('${join(import.meta.dirname, 'folder-lock.ts')}')
      console.log(process.pid, await lockFolder('${folder}').then(() => 'taken', error => error.constructor.name))`
    const inContainer = () =>
      execFileSync('unshare', ['--pid', '--net', '--fork', process.execPath, '--input-type=module', '-e', script])
    expect(String(inContainer())).toBe('1 FolderInUse\n')
    unlock()
    expect(String(inContainer())).toBe('1 taken\n')
  })
})
