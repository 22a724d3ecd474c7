import type { Files } from '#server/ports/files.ts'

export function memoryFiles(stored: Map<string, Buffer>): Files {
  return {
    isShared: false,
    put: async (name, bytes) => void stored.set(name, bytes),
    get: async name => stored.get(name) ?? null,
    list: async folder =>
      [...stored.keys()].flatMap(name => {
        const inside = name.startsWith(`${folder}/`) ? name.slice(folder.length + 1) : ''
        return inside && !inside.includes('/') ? [inside] : []
      }),
    remove: async name => void stored.delete(name),
    removeHalfWritten: async () => {},
  }
}
