// What a node answers and what is lost when something under it fails, beside how it was before.
// node bench/losses.ts [local | machine | postgres | disk | gateways | pictures | all, by default all] [rounds of each kind, by default ten]
//   [a word of the kind of loss, for that one alone: frozen; for machine how many families, by default a thousand]
// node bench/losses.ts archive [seconds of each, by default 150]: what the archive costs, at rest and at fifty writes a second
import { weighArchive } from './losses/archive.ts'
import { loseDisk } from './losses/disk.ts'
import { loseGateways } from './losses/gateways.ts'
import { loseLocal } from './losses/local.ts'
import { loseMachine } from './losses/machine.ts'
import { sendBrokenPictures } from './losses/pictures.ts'
import { losePostgres } from './losses/postgres.ts'

const [which = 'all', rounds = '10', kind = ''] = process.argv.slice(2)
const parts: Record<string, () => Promise<void>> = {
  local: () => loseLocal(Number(rounds)),
  machine: () => loseMachine(Number(rounds), Number(kind || 1_000)),
  archive: () => weighArchive(Number(process.argv[3] ?? 150)),
  postgres: () => losePostgres(Number(rounds), kind),
  disk: loseDisk,
  gateways: loseGateways,
  pictures: sendBrokenPictures,
}
for (const [name, run] of Object.entries(parts)) if (which === 'all' || which === name) await run()
process.exit()
