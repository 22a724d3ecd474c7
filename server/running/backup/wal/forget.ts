import { dayMs } from '#domain/durations.ts'
import type { Files } from '#server/ports/files.ts'
import {
  archivesFolder,
  type Base,
  baseName,
  basesFolder,
  filesFolder,
  goneFile,
  logFolder,
  readBaseName,
  readSegmentName,
  readStamp,
  slicesFolder,
  stamp,
} from './names.ts'

const startOf = ({ startedAt }: Base) => startedAt.getTime()

/** When each copy of any archive was begun, the newest first. */
export async function copiesOf(archive: Files): Promise<Date[]> {
  const ids = await archive.list(archivesFolder)
  const names = await Promise.all(ids.map(id => archive.list(basesFolder(id))))
  const bases = names
    .flat()
    .map(readBaseName)
    .filter(base => base !== null)
  const begun = bases.map(({ startedAt }) => startedAt).filter(at => !Number.isNaN(at.getTime()))
  return begun.toSorted((a, b) => b.getTime() - a.getTime())
}

/**
 * Removes copies that are older than backups may be, the segments before the oldest that is left, and archives without any. It
 * comes before another copy, which a full disk may refuse; the newest of all stays, because there is nothing else to restore.
 */
export async function forgetOutdated(archive: Files, now: Date, keepDays: number): Promise<void> {
  const oldest = new Date(now.getTime() - keepDays * dayMs)
  const [newest] = await copiesOf(archive)
  const isCopyKept = ({ startedAt }: Base) => startedAt >= oldest || startedAt.getTime() === newest?.getTime()
  for (const id of await archive.list(archivesFolder)) {
    const bases = (await archive.list(basesFolder(id))).map(readBaseName).filter(base => base !== null)
    const kept = bases.filter(isCopyKept)
    const first = kept.toSorted((a, b) => startOf(a) - startOf(b))[0]
    const began = readStamp(id.split('-')[0] ?? '')
    // One that has just begun has no copy yet.
    if (!first && began > oldest) continue
    // The names of copies go first, so that a copy whose parts are being removed is none.
    for (const base of bases.filter(one => !kept.includes(one)))
      await archive.remove(`${basesFolder(id)}/${baseName(base)}`)
    const isKept = new Set(kept.map(base => stamp(base.startedAt)))
    await removeFrom(archive, slicesFolder(id), name => {
      const started = name.split('-')[0] ?? ''
      // A copy that is not named may be in the making.
      return !isKept.has(started) && readStamp(started) < new Date(now.getTime() - dayMs)
    })
    await removeFrom(archive, logFolder(id), name => {
      const segment = readSegmentName(name)
      return !first || (segment !== null && segment.segment < first.firstSegment)
    })
    if (first) continue
    await removeFrom(archive, filesFolder(id), () => true)
    await archive.remove(goneFile(id))
    await archive.remove(`${archivesFolder}/${id}`)
  }
}

async function removeFrom(archive: Files, folder: string, isOutdated: (name: string) => boolean): Promise<void> {
  for (const name of await archive.list(folder)) if (isOutdated(name)) await archive.remove(`${folder}/${name}`)
}
