import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withPortraits } from '#server/demo/portraits/drawn-files.ts'
import type { Files } from '#server/ports/files.ts'
import { memoryFiles } from '#server/testing/memory-files.ts'

const root = join(import.meta.dirname, '..')
const folder = join(root, 'node_modules', '.cache', 'portraits')
const sources = ['server/demo/portraits/*.ts', 'server/features/families/photos/pictures.ts', 'package-lock.json']

function sourcesHash(): string {
  const hash = createHash('sha256')
  for (const file of globSync(sources, { cwd: root }).sort()) hash.update(readFileSync(join(root, file)))
  return hash.digest('hex').slice(0, 16)
}

/** The name of the file without ids, so that members with the same face and dress share a picture. */
const fileOf = (name: string) => /^demo\/(\w+-\d+-\d)\/[0-9a-f-]+-(card|page)\.webp$/.exec(name)?.slice(1).join('-')

/** The portraits of the demo community, cached for all processes and runs, because drawing one is slow. */
export function cachedPortraits(): Pick<Files, 'get'> {
  const drawn = withPortraits(memoryFiles(new Map()))
  const own = join(folder, sourcesHash())
  for (const old of globSync('*', { cwd: folder }))
    if (join(folder, old) !== own) rmSync(join(folder, old), { recursive: true, force: true })
  mkdirSync(own, { recursive: true })
  return {
    async get(name) {
      const base = fileOf(name)
      if (!base) return drawn.get(name)
      const file = join(own, base)
      if (existsSync(file)) return readFileSync(file)
      const picture = await drawn.get(name)
      if (!picture) return picture
      // Another process may be drawing the same portrait, so each writes its own file and renames it. The last rename wins.
      const making = `${file}.${process.pid}`
      writeFileSync(making, picture)
      renameSync(making, file)
      return picture
    },
  }
}
