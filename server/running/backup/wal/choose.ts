import type { Files } from '#server/ports/files.ts'
import { BackupRefused } from '../refused.ts'
import { inIndia, type Moment } from './moment.ts'
import {
  type ArchivedSegment,
  archivesFolder,
  type Base,
  basesFolder,
  logFolder,
  nextSegment,
  readBaseName,
  readSegmentName,
  readStamp,
} from './names.ts'

/** A copy of the folder and every segment that leads from it to the moment. */
export interface Pieces {
  archive: string
  base: Base
  segments: ArchivedSegment[]
  endsAt: Date
}

interface Archive {
  id: string
  began: Date
  /** The newest first. */
  bases: Base[]
  segments: Map<string, ArchivedSegment>
}

const withoutComing = (one: Archive): Archive => ({
  ...one,
  bases: one.bases.filter(base => !isComing(one, follow(one, base))),
})

async function readArchives(archive: Files, only: string | null): Promise<Archive[]> {
  const ids = (await archive.list(archivesFolder)).filter(id => only === null || id === only)
  return Promise.all(
    ids.map(async id => {
      const bases = (await archive.list(basesFolder(id))).map(readBaseName).filter(base => base !== null)
      const segments = (await archive.list(logFolder(id))).map(readSegmentName).filter(one => one !== null)
      return {
        id,
        began: readStamp(id.split('-')[0] ?? ''),
        bases: bases.toSorted((a, b) => b.startedAt.getTime() - a.startedAt.getTime()),
        // PostgreSQL may give a segment twice after a crash; both are the same.
        segments: new Map(segments.toSorted((a, b) => (a.segment < b.segment ? -1 : 1)).map(one => [one.segment, one])),
      }
    }),
  )
}

/** The segments from a copy on without a gap. */
function follow({ id, segments }: Archive, base: Base): Pieces {
  const found: ArchivedSegment[] = []
  for (let next = segments.get(base.firstSegment); next !== undefined; next = segments.get(nextSegment(next.segment)))
    found.push(next)
  return { archive: id, base, segments: found, endsAt: found.at(-1)?.endedAt ?? new Date(0) }
}

/** A copy is of use from the segment on that ended it, which comes some seconds later. Nothing follows a copy that waits for it. */
function isComing({ segments: archived }: Archive, { base, segments }: Pieces): boolean {
  const last = segments.at(-1)?.segment ?? ''
  return last < base.lastSegment && [...archived.keys()].every(one => one <= last || one < base.firstSegment)
}

/** Why a copy does not lead to the moment, or null where it does. */
function whyNot(archive: Archive, pieces: Pieces, until: Moment): string | null {
  const { base, segments, endsAt } = pieces
  const last = segments.at(-1)?.segment ?? ''
  const missing = last ? nextSegment(last) : base.firstSegment
  const newest = [...archive.segments.keys()].at(-1) ?? ''
  if (last < base.lastSegment)
    return `archive ${archive.id}: segment ${missing} is missing, without which its copy of ${inIndia(base.startedAt)} is not whole`
  const hasGap = newest > last
  if (until === 'end' ? !hasGap : endsAt >= until) return null
  return hasGap
    ? `archive ${archive.id}: segment ${missing} is missing, so it leads no further than '${inIndia(endsAt)}'`
    : `archive ${archive.id} ends at '${inIndia(endsAt)}': say --until end --archive ${archive.id} to restore all of it`
}

/** Whether one went on after another had begun, so that two sites wrote at the same time. */
const overlap = (a: Archive, b: Archive) => {
  const [older, newer] = a.began < b.began ? [a, b] : [b, a]
  return [...older.segments.values()].some(({ endedAt }) => endedAt > newer.began)
}

/** The ways to a moment, the shortest first. Refused with a sentence where there is none, or two different ones. */
export async function choosePieces(archive: Files, until: Moment, only: string | null): Promise<Pieces[]> {
  const found = (await readArchives(archive, only)).filter(one => one.bases.length > 0)
  const whole = found.map(withoutComing).filter(one => one.bases.length > 0)
  const archives = whole.length > 0 ? whole : found
  if (archives.length === 0)
    throw new BackupRefused(
      `there is no archive${only ? ` ${only}` : ' with a copy of the database'} here: look at BACKUP_DIR`,
    )
  const isBefore = (base: Base) => until === 'end' || base.stoppedAt <= until
  const begun = archives.filter(one => one.bases.some(isBefore))
  if (begun.length === 0) {
    const first = archives
      .flatMap(one => one.bases)
      .toSorted((a, b) => a.stoppedAt.getTime() - b.stoppedAt.getTime())[0]
    throw new BackupRefused(
      `the archive begins at '${inIndia(first?.stoppedAt ?? new Date(0))}': choose a later moment`,
    )
  }
  const ways = begun.map(one => {
    const all = one.bases.filter(isBefore).map(base => follow(one, base))
    return { archive: one, all, refusal: all[0] ? whyNot(one, all[0], until) : null }
  })
  // Of archives that followed each other, the newest is meant.
  const newest = ways.toSorted((a, b) => b.archive.began.getTime() - a.archive.began.getTime())
  const open = newest.filter(({ refusal }) => refusal === null)
  const beside = (first: (typeof ways)[number]) =>
    newest.filter(one => one === first || overlap(first.archive, one.archive))
  const [chosen, other] = until === 'end' && newest[0] ? beside(newest[0]) : open
  if (!chosen) throw new BackupRefused(newest.map(({ refusal }) => refusal).join('; '))
  if (other)
    throw new BackupRefused(
      `two sites wrote to this archive at that time: add --archive ${newest.map(one => one.archive.id).join(' or --archive ')}`,
    )
  if (chosen.refusal) throw new BackupRefused(chosen.refusal)
  return chosen.all.filter(pieces => whyNot(chosen.archive, pieces, until) === null)
}
