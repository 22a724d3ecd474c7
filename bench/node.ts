// One node in a process of its own, as in production; it tells the bench what it sees of itself.
// node bench/node.ts (address of a PostgreSQL) [gated | ungated] [pages]
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { startOfDayInIndia } from '#domain/calendar.ts'
import { createApp } from '#server/app.ts'
import { openCaches } from '#server/caches.ts'
import { readConfig } from '#server/config.ts'
import { openPostgres } from '#server/db/open.ts'
import { fairDays } from '#server/features/finding/showings/showings.ts'
import { sendSheets } from '#server/features/finding/weekly-sheet/job.ts'
import { sheetWeekOf } from '#server/features/finding/weekly-sheet/rules.ts'
import { startPrinter } from '#server/features/shared/printing/printer.ts'
import { readBuiltPages } from '#server/features/site/pages/assets.ts'
import { openGate, openGates } from '#server/http/gate.ts'
import { listen as listenOn } from '#server/http/listen.ts'
import { startJobs } from '#server/jobs.ts'
import { systemClock } from '#server/ports/clock.ts'
import { argonPasswords } from '#server/ports/passwords.ts'
import { openSecrets } from '#server/ports/secrets.ts'
import { watchDisk } from '#server/running/operations/disk.ts'
import { memoryFiles } from '#server/testing/memory-files.ts'
import { recordQueries } from '#server/testing/record-queries.ts'

export type FromNode =
  | { kind: 'listening'; port: number }
  | { kind: 'loaded'; members: number; bytes: number; milliseconds: number }
  | { kind: 'delay'; p50: number; p99: number; max: number; rss: number; cpu: { loop: number; all: number } }
  | { kind: 'queries'; count: number }
  | { kind: 'sheets'; milliseconds: number }

const tell = (message: FromNode) => process.send?.(message)

const [url = '', gates, pages] = process.argv.slice(2)
const openTo = { least: Number.POSITIVE_INFINITY, most: Number.POSITIVE_INFINITY }
const ungated = {
  calls: openGate(openTo),
  entering: openGate(openTo),
  enteringOffice: openGate(openTo),
  uploads: openGate(openTo),
  pages: openGate(openTo),
  photos: openGate(openTo),
}
const gatesOfNode = gates === 'ungated' ? ungated : openGates()
const database = openPostgres(url)
const { listen, availability } = database
const { db, count } = recordQueries(database.db)
const { finder, sessions, unread, masterData } = openCaches({ db, listen, clock: systemClock })
const parts = {
  db,
  clock: systemClock,
  secrets: await openSecrets('a secret for figures, long enough to be one', db, systemClock),
  files: memoryFiles(new Map()),
  channels: { SMS: true, EMAIL: true },
  config: {
    ...readConfig({ DEMO: 'on', LOG_LEVEL: 'silent', SIGNUPS_PER_HOUR: '100000' }),
    connectionsPerAddress: 100_000,
  },
}
const app = await createApp({
  ...parts,
  passwords: argonPasswords(),
  pages: pages === 'pages' ? await readBuiltPages(join(import.meta.dirname, '..')) : null,
  availability,
  gates: gatesOfNode,
  finder,
  sessions,
  unread,
})
startJobs({
  ...parts,
  messengers: { SMS: null, EMAIL: null },
  gateway: null,
  finder,
  masterData,
  printer: startPrinter(),
  disk: watchDisk(parts.config.dataDir),
  secret: 'a secret for figures, long enough to be one',
  tellPayment: trouble => console.error(trouble.event),
  onError: (job, error) => console.error(`${job}: ${String(error)}`),
})
finder.start({
  loaded: size => tell({ kind: 'loaded', ...size }),
  failed: error => console.error(`read model: ${String(error)}`),
})
const port = await listenOn(app, { ...parts.config, port: 0, host: '127.0.0.1' })
tell({ kind: 'listening', port })

const used = () => {
  const [loop, all] = [process.threadCpuUsage(), process.cpuUsage()]
  return { loop: (loop.user + loop.system) / 1000, all: (all.user + all.system) / 1000 }
}
let before = used()
const delay = monitorEventLoopDelay({ resolution: 1 })
delay.enable()
process.on('message', question => {
  if (question === 'queries') {
    tell({ kind: 'queries', count: count() })
    return
  }
  if (question === 'sheets') {
    const began = performance.now()
    const saturday = startOfDayInIndia(sheetWeekOf(new Date()).week).getTime() + 9 * 3_600_000
    const fairDayFor = fairDays(parts.db, parts.clock)
    const sheets = { ...parts, config: { ...parts.config, demo: false }, finder, masterData, fairDayFor }
    void sendSheets(sheets, new Date(saturday)).then(() =>
      tell({ kind: 'sheets', milliseconds: performance.now() - began }),
    )
    return
  }
  const ms = (nanoseconds: number) => nanoseconds / 1e6
  const now = used()
  tell({
    kind: 'delay',
    cpu: { loop: now.loop - before.loop, all: now.all - before.all },
    p50: ms(delay.percentile(50)),
    p99: ms(delay.percentile(99)),
    max: ms(delay.max),
    rss: process.memoryUsage.rss(),
  })
  delay.reset()
  before = used()
})
process.on('disconnect', () => process.exit())
