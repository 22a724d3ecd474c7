import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** The hash of what the pages were built from, written when a build is complete. */
export const stampFile = (root: string): string => join(root, 'dist', '.build-stamp')

export function hashOfSources(root: string): string {
  const files = globSync(
    [
      '{web,contract,domain}/**/*',
      'vite*.config.ts',
      'package-lock.json',
      'scripts/{build,page-builds,browser-floor,chunks,icon-files,screen-sources}.{mjs,ts}',
    ],
    { cwd: root },
  )
  const hash = createHash('sha256')
  for (const file of files.sort()) {
    const path = join(root, file)
    if (statSync(path).isFile() && !file.includes('.test.')) hash.update(file).update(readFileSync(path))
  }
  return hash.digest('hex')
}

/** The pages in `dist` were built from another version than the one that starts. */
export class OtherPages extends Error {}

/**
 * Refuses the pages of another version: after an update they would make calls that the server no longer has. `npm run dev`, which
 * builds at every change, leaves no stamp, and a container has no sources, as its pages were built with it.
 */
export function refuseOtherPages(root: string): void {
  const stamp = stampFile(root)
  if (!existsSync(join(root, 'web')) || !existsSync(stamp)) return
  if (readFileSync(stamp, 'utf8') !== hashOfSources(root))
    throw new OtherPages(
      `the pages in ${join(root, 'dist')} are of another version: run npm ci && npm run build there, and start again`,
    )
}
