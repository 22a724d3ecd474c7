import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '..', '..')

/** The three machines, as addresses of this one. */
export const machines: readonly string[] = ['127.0.0.11', '127.0.0.12', '127.0.0.13']

/**
 * A file of deploy/cluster as a machine would have it. The network is 127.0.0.0/24 instead of 10.0.0.0/24, so ports stay as
 * they are; what else is changed is named by the caller and must be in the file.
 */
export function clusterFile(name: string, changes: Readonly<Record<string, string>>): string {
  let text = readFileSync(join(root, 'deploy', 'cluster', name), 'utf8')
  for (const [from, to] of Object.entries(changes)) {
    if (!text.includes(from)) throw new Error(`deploy/cluster/${name} has no '${from}'`)
    text = text.replaceAll(from, to)
  }
  return text.replaceAll('10.0.0.', '127.0.0.')
}
