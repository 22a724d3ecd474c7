import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
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
    isShared: false,
    async put(name, bytes) {
      const path = pathOf(name)
      await mkdir(dirname(path), { recursive: true })
      // The rename is atomic, so that neither a reader nor a crash sees half a file. File and folder are flushed, because the
      // row that names the file survives a power cut, and the file must too.
      const temporary = `${path}.${newToken(6)}${halfWritten}`
      try {
        await writeFile(temporary, bytes, { flush: true })
        await rename(temporary, path)
      } catch (error) {
        // A full disk would be filled further by every try.
        await rm(temporary, { force: true }).catch(() => {})
        throw error
      }
      await flushFolder(dirname(path))
    },
    async get(name) {
      try {
        return await readFile(pathOf(name))
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
        throw error
      }
    },
    async list(name) {
      const entries = await readdir(pathOf(name), { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return []
        throw error
      })
      return entries.filter(one => one.isFile() && !one.name.endsWith(halfWritten)).map(one => one.name)
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

/** Windows cannot open a folder, and writes a rename through by itself. */
async function flushFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
