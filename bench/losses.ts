// What a node answers and what is lost when something under it fails, beside how it was before.
// node bench/losses.ts [local | postgres | disk | gateways | pictures | all, by default all] [rounds of each kind, by default ten]
//   [a word of the kind of loss, for that one alone: frozen]
import { loseDisk } from './losses/disk.ts'
import { loseGateways } from './losses/gateways.ts'
import { loseLocal } from './losses/local.ts'
import { sendBrokenPictures } from './losses/pictures.ts'
import { losePostgres } from './losses/postgres.ts'

const [which = 'all', rounds = '10', kind = ''] = process.argv.slice(2)
const parts: Record<string, () => Promise<void>> = {
  local: () => loseLocal(Number(rounds)),
  postgres: () => losePostgres(Number(rounds), kind),
  disk: loseDisk,
  gateways: loseGateways,
  pictures: sendBrokenPictures,
}
for (const [name, run] of Object.entries(parts)) if (which === 'all' || which === name) await run()
process.exit()
