import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Files } from './files.ts'
import { newToken } from './secrets.ts'

const safeName = /^[a-z0-9][a-z0-9._-]*(\/[a-z0-9][a-z0-9._-]*)*$/

export function folderFiles(folder: string): Files {
  const place = (name: string) => {
    if (!safeName.test(name) || name.includes('..')) throw new Error(`not a file name of ours: ${name}`)
    return join(folder, name)
  }
  return {
    async put(name, bytes) {
      const path = place(name)
      await mkdir(dirname(path), { recursive: true })
      // Written aside and renamed: a reader never meets half a file, and a crash leaves none.
      const aside = `${path}.${newToken(6)}.part`
      await writeFile(aside, bytes)
      await rename(aside, path)
    },
    async get(name) {
      try {
        return await readFile(place(name))
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
        throw error
      }
    },
    async remove(name) {
      await rm(place(name), { force: true })
    },
  }
}
