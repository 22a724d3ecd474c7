import type { Files } from '#server/ports/files.ts'

export function memoryFiles(kept: Map<string, Buffer>): Files {
  return {
    put: async (name, bytes) => void kept.set(name, bytes),
    get: async name => kept.get(name) ?? null,
    remove: async name => void kept.delete(name),
  }
}
