import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Files } from './files.ts'
import { newToken } from './secrets.ts'

const safeName = /^[a-z0-9][a-z0-9._-]*(\/[a-z0-9][a-z0-9._-]*)*$/

const halfWritten = '.part'

export function folderFiles(folder: string): Files {
  const pathOf = (name: string) => {
    if (!safeName.test(name) || name.includes('..')) throw new Error(`not a file name of ours: ${name}`)
    return join(folder, name)
  }
  return {
    async put(name, bytes) {
      const path = pathOf(name)
      await mkdir(dirname(path), { recursive: true })
      // The rename is atomic, so that no reader sees half a file and a crash leaves none.
      const temporary = `${path}.${newToken(6)}${halfWritten}`
      await writeFile(temporary, bytes)
      await rename(temporary, path)
    },
    async get(name) {
      try {
        return await readFile(pathOf(name))
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
        throw error
      }
    },
    async remove(name) {
      await rm(pathOf(name), { force: true })
    },
    async removeHalfWritten(before) {
      const names = await readdir(folder, { recursive: true }).catch(() => [])
      for (const name of names.filter(one => one.endsWith(halfWritten))) {
        const path = join(folder, name)
        const written = await stat(path).catch(() => null)
        if (written && written.mtime < before) await rm(path, { force: true })
      }
    },
  }
}
