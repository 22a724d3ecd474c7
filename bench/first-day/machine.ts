import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { endWithBench } from '../end-by-signal.ts'

/**
 * A Debian of its own within this one: the programs are the machine's, what is written lies in memory and goes with the process,
 * and systemd is the first process. It shares the network, because the packages come from there.
 */
const boots = `
  mount -t tmpfs tmpfs /mnt
  mkdir /mnt/written /mnt/work /mnt/root
  mount -t overlay overlay -o lowerdir=/,upperdir=/mnt/written,workdir=/mnt/work /mnt/root
  cd /mnt/root
  mount -t proc proc proc
  mount --rbind /sys sys
  mount --rbind /dev dev
  for folder in run etc/systemd/system; do mount -t tmpfs tmpfs $folder; done
  mkdir run/lock
  # No chroot: the kernel lets nobody in one have a user namespace, which the service's PrivateUsers is.
  pivot_root . mnt
  umount -l /mnt
  exec env -i container=bench PATH=/usr/sbin:/usr/bin:/sbin:/bin /lib/systemd/systemd --system --unit=basic.target \\
    --log-target=null --show-status=0`

interface Ran {
  code: number | null
  output: string
}
interface Machine {
  /** Runs a line of shell as root, in the folder where the line before it ended. */
  run(line: string, env?: Record<string, string>): Promise<Ran>
  /** Where a path of the machine is for everybody else. */
  path(path: string): string
  end(): void
}

async function firstProcess(pid: number): Promise<number> {
  for (let waited = 0; waited < 30_000; waited += 100) {
    const [child] = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ')
    if (child && readFileSync(`/proc/${child}/comm`, 'utf8').trim() === 'systemd') return Number(child)
    await pause(100)
  }
  throw new Error('systemd did not start: this needs root, and a kernel with namespaces and overlayfs')
}

export async function startMachine(): Promise<Machine> {
  const space = spawn('unshare', ['--mount', '--pid', '--fork', '--cgroup', 'bash', '-ec', boots], {
    stdio: 'ignore',
  })
  const systemd = await firstProcess(space.pid ?? 0)
  // All that was started in the machine ends with its first process.
  const end = () => {
    try {
      process.kill(systemd, 'SIGKILL')
    } catch {}
  }
  endWithBench(end)
  const path = (inside: string) => `/proc/${systemd}/root${inside}`
  let folder = '/root'
  async function run(line: string, env: Record<string, string> = {}): Promise<Ran> {
    const within = ['--target', String(systemd), '--mount', '--pid', '--cgroup', '--root', '--wd']
    // Certificates of a network that reads along are named in the environment; what npm and the product set there stays outside.
    const kept = Object.entries(process.env).filter(([name]) => /CERT|_CA_|^HOME$|^TERM$/.test(name))
    const shell = spawn(
      'nsenter',
      [...within, 'bash', '-c', `cd ${folder} && ${line}\ncode=$?; pwd > /run/folder; exit $code`],
      {
        env: {
          ...Object.fromEntries(kept),
          PATH: '/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
          LANG: 'C.UTF-8',
          ...env,
        },
      },
    )
    let output = ''
    for (const stream of [shell.stdout, shell.stderr])
      stream.on('data', chunk => {
        output += chunk
      })
    const code = await new Promise<number | null>(resolve => shell.once('close', resolve))
    folder = readFileSync(path('/run/folder'), 'utf8').trim()
    return { code, output }
  }
  return { run, path, end }
}
