// `npm run bench first-day -- [a folder for the pictures]`: the first day of a trust, by the commands of docs/operating.md alone, on a
// Debian without the product and with an empty PostgreSQL, under systemd; then the update to a next version, and the way back. It
// prints what each step took and fails at the first that does not do what the document says. As root, on Debian with PostgreSQL 15,
// with ports 3000 and 5432 free. What is committed is what is installed.
import { execFile } from 'node:child_process'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { fetchSignupChoices, signupRequest } from '#server/testing/signup-request.ts'
import { requirePrograms } from './cluster/packages.ts'
import { until } from './cluster/processes.ts'
import { documentedCommands } from './first-day/documented.ts'
import { startMachine } from './first-day/machine.ts'
import { openMailbox } from './first-day/mailbox.ts'
import { opensTheSite } from './first-day/office.ts'
import { takePictures } from './first-day/pictures.ts'

const root = join(import.meta.dirname, '..')
const port = 3000
const mailPort = 2525
const origin = 'https://vivah.example'
const site = 'https://vivah.example, database saptapadi on localhost'
const passwords = { saptapadi_owner: 'seven petals', saptapadi_server: 'seven steps' }
const encoded = (role: keyof typeof passwords) =>
  `postgres://${role}:${encodeURIComponent(passwords[role])}@localhost/saptapadi`

/** What the document leaves to whoever fills the settings in. */
const settings = [
  `PUBLIC_URL=${origin}`,
  'TRUST_PROXY=1',
  `SMTP_URL=smtp://localhost:${mailPort}`,
  'MAIL_FROM=office@vivah.example',
  'DEMO=off',
  'ALERT_EMAIL=technician@vivah.example',
  'BACKUP_DIR=/var/backups/saptapadi',
  "BACKUP_PASSPHRASE='the lotus # has seven petals'",
  `MIGRATE_DATABASE_URL=${encoded('saptapadi_owner')}`,
  `DATABASE_URL=${encoded('saptapadi_server')}`,
]

const git = (...args: string[]) => promisify(execFile)('git', args, { cwd: root })

requirePrograms(['postgres'])
const folder = mkdtempSync(join(tmpdir(), 'saptapadi-first-day-'))
const [pictures = join(tmpdir(), 'saptapadi-pictures')] = process.argv.slice(2)
const machine = await startMachine()
const mailbox = await openMailbox(mailPort)
const began = performance.now()
const minutes = () => ((performance.now() - began) / 60_000).toFixed(1)

async function timed<T>(what: string, work: () => Promise<T>): Promise<T> {
  const from = performance.now()
  const result = await work()
  const seconds = (performance.now() - from) / 1000
  console.log(`${seconds.toFixed(1).padStart(7)} s  ${what}`)
  return result
}
/** Runs a line that must succeed, and returns what it printed. */
async function does(line: string): Promise<string> {
  const { code, output } = await machine.run(line)
  if (code !== 0) throw new Error(`${line}\nended with ${code}:\n${output}`)
  return output
}
async function expects(line: string, pattern: RegExp, env?: Record<string, string>): Promise<string> {
  const { output } = await machine.run(line, env)
  if (!pattern.test(output)) throw new Error(`${line}\nwas to say ${pattern}, and said:\n${output}`)
  return output
}
/** A line of the document, with what this machine does in another way. */
const here = (line: string) =>
  line
    .replace('<the repository>', '/srv/saptapadi.git')
    .replace(/^sudo -u (\S+)/, 'runuser -u $1 --')
    // A password is typed there, and nobody sits here.
    .replace(
      / -c '\\password (\w+)'/g,
      (_, role: keyof typeof passwords) => ` -c "alter role ${role} password '${passwords[role]}'"`,
    )
const members = () => does(`runuser -u postgres -- psql -d saptapadi -Atc 'select count(*) from members'`).then(Number)
const isReady = () => fetch(`http://127.0.0.1:${port}/api/ready`).then(({ ok }) => ok)
const log = '/var/log/saptapadi/server.log'

/** Walks the commands of a section. `besides` does what a line stands for, where the line alone is not all. */
async function walk(section: string, besides: (line: string) => Promise<boolean>): Promise<void> {
  for (const line of documentedCommands(section))
    await timed(line, async () => {
      // The programs are the machine's own.
      if (line.startsWith('apt-get install') || (await besides(line))) return
      await does(here(line))
    })
}

async function firstDay(): Promise<void> {
  await walk('From nothing to a served site', async line => {
    if (line.startsWith('cp deploy/systemd')) {
      await does(`cat >> /etc/saptapadi/env <<'END'\n${settings.join('\n')}\nEND\n`)
      await does('echo "APP_SECRET=$(openssl rand -base64 32)" >> /etc/saptapadi/env')
    }
    // A site that was set up a minute ago, without names in the DNS, has its sentences.
    if (line.startsWith('saptapadi doctor')) {
      console.log(await expects(line, new RegExp(`^doctor: ${site}`)))
      return true
    }
    if (!line.startsWith('saptapadi invite')) return false
    const link = /https:\S+#token=\S+/.exec(await does(line))?.[0] ?? ''
    await timed('the first ADMIN joins, publishes and opens the site', () => opensTheSite(port, origin, link, mailbox))
    return true
  })
}

async function aFamilyRegisters(): Promise<void> {
  const api = `http://127.0.0.1:${port}/api`
  const answer = await fetch(`${api}/user/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.8' },
    body: JSON.stringify(signupRequest(await fetchSignupChoices(api))),
  })
  if (!answer.ok) throw new Error(`the first family: ${answer.status} ${await answer.text()}`)
}

/** Every command, by whoever may give it and from anywhere, beside the settings of another program. */
async function commandsFromAnywhere(): Promise<void> {
  const astray = { DATABASE_URL: 'postgres://localhost/another', DATA_DIR: '/nowhere', PORT: '1' }
  const file = '/var/backups/saptapadi/by-hand.backup'
  const said: [command: string, sentence: RegExp][] = [
    ['doctor', /.*/],
    ['invite nobody', /expected one email address/],
    [`backup ${file}`, /1 members?/],
    [`prove ${file}`, /./],
    [`restore ${file}`, /stop every one of them/],
    ['live', /already/],
    ['archive', /only the PostgreSQL that the server runs itself/],
    ['move', /DATABASE_URL is set/],
    ['rekey --wait 1', /Everything is under key \d/],
    ['nonsense', /expected one of doctor, invite/],
  ]
  for (const [folder, as] of [
    ['/', ''],
    ['/opt/saptapadi/web', 'runuser -u saptapadi -- '],
  ])
    for (const [command, sentence] of said) {
      const name = command.split(' ')[0]
      const output = await expects(`cd ${folder} && ${as}saptapadi ${command}`, sentence, astray)
      if (name !== 'nonsense' && !output.startsWith(`${name}: ${site}\n`))
        throw new Error(`${command} said:\n${output}`)
    }
  await expects('cd / && runuser -u nobody -- saptapadi doctor', /^saptapadi: only root and saptapadi may read/)
  await does('cd /opt/saptapadi')
}

/** The next version: another number, another page and a migration. */
const makesNextVersion = `git clone -q /srv/saptapadi.git /srv/next && cd /srv/next &&
  sed -i '0,/"version": "[^"]*"/s//"version": "1.1.0"/' package.json package-lock.json &&
  echo "comment on table members is 'as of 1.1.0';" > server/db/migrations/9000_next.sql && git add -A &&
  git -c user.name=bench -c user.email=bench@localhost commit -qm next && git tag v1.1.0 && git push -q origin v1.1.0 && cd /opt/saptapadi`

async function update(): Promise<void> {
  const restarts = (line: string) => line.includes('systemctl start')
  await walk('Update, and going back', async line => {
    if (line.startsWith('npm ci')) {
      await does('systemctl start saptapadi')
      await until('the refusal of other pages', async () =>
        (await does(`tail -n 3 ${log}`)).includes('npm ci && npm run build'),
      )
      await does('systemctl stop saptapadi; systemctl reset-failed saptapadi')
    }
    if (!restarts(line)) return false
    await does(line)
    await until('the next version', isReady)
    return true
  })
}

async function back(): Promise<void> {
  await does('systemctl stop saptapadi && git checkout -q v1.0.0 && npm ci && npm run build')
  await does('systemctl start saptapadi')
  await until('the refusal of newer tables', async () => (await does(`tail -n 3 ${log}`)).includes('9000_next'))
  await does('systemctl stop saptapadi; systemctl reset-failed saptapadi')
  await does('saptapadi restore /var/backups/saptapadi/before-update.backup --replace')
  await does('systemctl start saptapadi')
  await until('the version before', isReady)
  await expects('saptapadi live', /now the live site/)
}

try {
  // An empty PostgreSQL, whatever this machine has in its own, and the checkout as a repository with a version.
  await does('rm -rf /etc/postgresql/15 /var/lib/postgresql/15 && pg_createcluster 15 main --start')
  const bundle = join(folder, 'checkout.bundle')
  await git('bundle', 'create', bundle, 'HEAD')
  copyFileSync(bundle, machine.path('/srv/checkout.bundle'))
  await does('git init -q --bare -b main /srv/saptapadi.git && cd /srv/saptapadi.git')
  await does('git fetch -q /srv/checkout.bundle HEAD:main && git tag v1.0.0 main && cd /root')
  await firstDay()
  await until('the open site', async () =>
    (await fetch(`http://127.0.0.1:${port}/home`)).text().then(text => !text.includes('Opening soon')),
  )
  console.log(`the first day: ${minutes()} minutes`)
  await timed('the first family registers', aFamilyRegisters)
  await timed('every command from elsewhere, as root and as the service', commandsFromAnywhere)
  const { count, wrong } = await timed('every public page in two languages and widths', () =>
    takePictures(port, pictures),
  )
  if (wrong.length > 0) throw new Error(wrong.join('\n'))
  console.log(`${count} pictures in ${pictures}`)

  await does(makesNextVersion)
  await update()
  await expects('saptapadi doctor', new RegExp(`^doctor: ${site}`))
  if ((await members()) !== 1) throw new Error('the update lost the family')
  await timed('back to the version before, by the backup', back)
  if ((await members()) !== 1) throw new Error('the way back lost the family')
  console.log(`with the update and the way back: ${minutes()} minutes`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  console.error((await machine.run(`systemctl status --no-pager saptapadi; tail -n 20 ${log}`)).output)
  process.exitCode = 1
} finally {
  mailbox.close()
  rmSync(folder, { recursive: true })
  machine.end()
}
