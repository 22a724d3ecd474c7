// Writes the list of everything the product runs on (CycloneDX, dist/sbom.json) and checks it: each package is pinned by
// its hash and under a licence that allows the use.
import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const allowed =
  /^(MIT|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|OFL-1\.1|Unlicense|CC0-1\.0|Python-2\.0|PostgreSQL|Zlib|MIT-0|MPL-2\.0|LGPL-3\.0-or-later)$/

const { status, stdout, stderr } = spawnSync(
  'npm',
  ['sbom', '--sbom-format=cyclonedx', '--omit=dev', '--package-lock-only'],
  { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
)
if (status !== 0) {
  console.error(stderr)
  process.exit(1)
}
const { components = [] } = JSON.parse(stdout)

/** An expression holds several licences: with `or` one allowed is enough, with `and` all must be. */
const isAllowed = expression =>
  expression
    .replace(/[()]/g, '')
    .split(/ OR /i)
    .some(choice => choice.split(/ AND /i).every(one => allowed.test(one.trim())))
/** Packages that state their licence in a file and not in package.json. */
const toldInFile = { 'png-js@2.0.0': 'MIT' }
const licenceOf = ({ name, version, licenses = [] }) =>
  licenses.map(({ license, expression }) => expression ?? license?.id ?? license?.name ?? '').join(' AND ') ||
  (toldInFile[`${name}@${version}`] ?? '')

const wrong = components.flatMap(component => {
  const name = `${component.name}@${component.version}`
  const problems = []
  if (!component.hashes?.length) problems.push(`${name} is not pinned by a hash`)
  if (!isAllowed(licenceOf(component))) problems.push(`${name} has the licence '${licenceOf(component)}'`)
  return problems
})
mkdirSync(join(root, 'dist'), { recursive: true })
writeFileSync(join(root, 'dist', 'sbom.json'), stdout)
for (const problem of wrong) console.error(problem)
console.log(`sbom: ${components.length} packages, ${wrong.length} problems`)
process.exit(components.length > 0 && wrong.length === 0 ? 0 : 1)
