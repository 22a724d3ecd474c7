import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const guide = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'operating.md'), 'utf8')

/** The shell commands of a section of docs/operating.md, in their order, without the remarks beside them. */
export function documentedCommands(section: string): string[] {
  const begin = guide.indexOf(`\n## ${section}\n`)
  if (begin < 0) throw new Error(`docs/operating.md has no section '${section}'`)
  const text = guide.slice(begin, guide.indexOf('\n## ', begin + 1)).split('\n### ')[0] ?? ''
  const blocks = [...text.matchAll(/^ *```sh\n([\s\S]*?)^ *```$/gm)].map(([, lines = '']) => lines)
  return blocks
    .flatMap(lines => lines.split('\n'))
    .map(line => line.replace(/\s+# .*$/, '').trim())
    .filter(Boolean)
}
