import type { Files } from '#server/ports/files.ts'

export function memoryFiles(stored: Map<string, Buffer>): Files {
  return {
    put: async (name, bytes) => void stored.set(name, bytes),
    get: async name => stored.get(name) ?? null,
    remove: async name => void stored.delete(name),
    removeHalfWritten: async () => {},
  }
}
