// `npm run bench NAME -- …` runs a measurement of bench/, whichever way it is run.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const folder = join(dirname(dirname(fileURLToPath(import.meta.url))), 'bench')
const [name, ...args] = process.argv.slice(2)
const ways = {
  [`${name}.ts`]: [process.execPath],
  [`${name}/run.ts`]: [process.execPath],
  [`${name}/playwright.config.ts`]: ['playwright', 'test', '--config'],
}
const found = Object.keys(ways).find(file => existsSync(join(folder, file)))
if (!found) {
  console.error('expected the name of a measurement: README.md lists them')
  process.exit(1)
}
const [command, ...before] = ways[found]
process.exit(spawnSync(command, [...before, join(folder, found), ...args], { stdio: 'inherit' }).status ?? 1)
