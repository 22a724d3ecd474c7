// Checks every package for known vulnerabilities, if the registry answers. Exits with 1 on one that is high or critical, and
// with 77 if the registry could not be asked, because a mirror or a missing network is no vulnerability.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const { stdout } = spawnSync(
  'npm',
  ['audit', '--json', '--audit-level=high', '--package-lock-only', '--fetch-retries=0', '--fetch-timeout=15000'],
  { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, timeout: 60_000 },
)

function reportIn(text) {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
const report = reportIn(stdout)
const counts = report?.metadata?.vulnerabilities
if (!counts) {
  const answer = report?.statusCode ?? (report?.error?.code || 'nothing to read')
  console.log(`audit: not looked up, the registry does not answer it (${answer})`)
  process.exit(77)
}
const serious = Object.values(report.vulnerabilities ?? {}).filter(({ severity }) => /^(high|critical)$/.test(severity))
for (const { name, severity, range } of serious) console.error(`${name} ${range}: ${severity}`)
console.log(`audit: ${counts.total} packages with known holes, ${serious.length} of them high or critical`)
process.exit(serious.length === 0 ? 0 : 1)
