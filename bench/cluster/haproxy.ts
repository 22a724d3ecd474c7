import { writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { freePort } from '#server/db/local-postgres/free-port.ts'
import { openFiles } from '../open-files.ts'
import { clusterFile } from './files.ts'
import { programOf } from './packages.ts'
import { type Processes, until } from './processes.ts'

/** As many connections as this machine's limit of open files allows, two files for each. */
const connectionsThatFit = () => Math.min(20_000, Math.floor((openFiles().most - 200) / 2))
const isRoot = () => process.getuid?.() === 0

/** Changes of its file for one node alone. */
export function oneNode(port: number): Record<string, string> {
  const others = [2, 3].flatMap(n => [
    `    server node${n} 10.0.0.1${n}:3000 track calls/node${n}\n`,
    `    server node${n} 10.0.0.1${n}:3000\n`,
    `    server any${n} 10.0.0.1${n}:3000 backup\n`,
  ])
  return { ...Object.fromEntries(others.map(line => [line, ''])), '10.0.0.11:3000': `127.0.0.1:${port}` }
}

/**
 * The proxy with the operator's file. Here it speaks plain HTTP to the generator, whose TLS would be measured with it, and
 * listens on this machine alone.
 */
export async function startHaproxy(processes: Processes, changes: Readonly<Record<string, string>> = {}) {
  const [sitePort, plainPort, leaderPort] = [await freePort(), await freePort(), await freePort()]
  const socket = join(processes.folder, 'haproxy.sock')
  const file = join(processes.folder, 'haproxy.cfg')
  const conf = clusterFile('haproxy.cfg', {
    'bind :443 ssl crt /etc/haproxy/certs/saptapadi.pem alpn h2,http/1.1': `bind 127.0.0.1:${sitePort}`,
    'bind :80': `bind 127.0.0.1:${plainPort}`,
    'bind 127.0.0.1:5000': `bind 127.0.0.1:${leaderPort}`,
    '    maxconn 20000': `    maxconn ${connectionsThatFit()}`,
    '/run/haproxy/admin.sock': socket,
    'log /dev/log local0': 'log stdout format raw local0',
    ...(!isRoot() && { '    user haproxy\n    group haproxy\n': '' }),
    ...changes,
  })
  writeFileSync(file, conf)
  const child = processes.start('haproxy', { command: programOf('haproxy') ?? '', args: ['-db', '-f', file] })

  const send = (command: string) =>
    new Promise<string>((resolve, reject) => {
      let answer = ''
      const asking = connect(socket, () => asking.write(`${command}\n`))
      asking.on('data', chunk => {
        answer += chunk
      })
      asking.once('end', () => resolve(answer))
      asking.once('error', reject)
    })
  /** Such as `calls/node1` and whether it gets requests. */
  async function servers(): Promise<Map<string, boolean>> {
    const rows = (await send('show stat')).split('\n').map(row => row.split(','))
    return new Map(rows.map(row => [`${row[0]}/${row[1]}`, /^UP/.test(row[17] ?? '')]))
  }
  await until('haproxy', async () => {
    if (child.exitCode !== null) throw new Error(processes.logOf('haproxy'))
    return (await send('show info')).includes('Name: HAProxy')
  })
  return { sitePort, leaderPort, servers, pid: child.pid ?? 0 }
}
