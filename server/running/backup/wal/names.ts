// How the pieces of an archive are named. An archive is one unbroken life of one PostgreSQL folder: a site that was restored begins
// another, so that two that came from the same backup never write over each other.

/** PostgreSQL names a segment by three numbers: timeline, log and place in it, of which a log has 256 with segments of 16 MB. */
const segmentsPerLog = 256

const hex = (n: number) => n.toString(16).padStart(8, '0')

export const isSegment = (name: string): boolean => /^[0-9a-f]{24}$/i.test(name)

/** The segment that follows. */
export function nextSegment(name: string): string {
  const [log, place] = [Number.parseInt(name.slice(8, 16), 16), Number.parseInt(name.slice(16), 16)]
  const next = place + 1 < segmentsPerLog ? [log, place + 1] : [log + 1, 0]
  return (name.slice(0, 8) + next.map(hex).join('')).toLowerCase()
}

/** How many segments one is ahead of another. */
export const segmentsBetween = (from: string, to: string, perLog: number): number => {
  const place = (name: string) =>
    Number.parseInt(name.slice(8, 16), 16) * perLog + Number.parseInt(name.slice(16, 24), 16)
  return place(to) - place(from)
}

/** A moment as part of a name: whoever copies a folder may lose the times of its files. */
export const stamp = (at: Date): string => at.toISOString().replace(/[-:.]/g, '').toLowerCase()

export function readStamp(text: string): Date {
  const [, y, mo, d, h, mi, s, ms] = /^(\d{4})(\d\d)(\d\d)t(\d\d)(\d\d)(\d\d)(\d{3})z$/.exec(text) ?? []
  return new Date(`${y}-${mo}-${d}T${h}:${mi}:${s}.${ms}Z`)
}

/** Where the ids of all archives lie. */
export const archivesFolder = 'wal/archives'
export const goneFile = (archive: string): string => `wal/${archive}/gone`
export const logFolder = (archive: string): string => `wal/${archive}/log`
export const filesFolder = (archive: string): string => `wal/${archive}/files`
export const basesFolder = (archive: string): string => `wal/${archive}/bases`
export const slicesFolder = (archive: string): string => `wal/${archive}/slices`
export const sliceName = (startedAt: Date, n: number): string => `${stamp(startedAt)}-${String(n).padStart(6, '0')}`

/** A copy of PostgreSQL's folder. What is copied while others write is whole from its last segment on. */
export interface Base {
  startedAt: Date
  stoppedAt: Date
  firstSegment: string
  lastSegment: string
  slices: number
}

/** The name is written when all slices are there, so that a name is a whole copy. */
export const baseName = ({ startedAt, stoppedAt, firstSegment, lastSegment, slices }: Base): string =>
  [stamp(startedAt), stamp(stoppedAt), firstSegment, lastSegment, slices].join('-').toLowerCase()

export function readBaseName(name: string): Base | null {
  const [started = '', stopped = '', firstSegment = '', lastSegment = '', slices = ''] = name.split('-')
  if (!isSegment(firstSegment) || !isSegment(lastSegment)) return null
  return {
    startedAt: readStamp(started),
    stoppedAt: readStamp(stopped),
    firstSegment,
    lastSegment,
    slices: Number(slices),
  }
}

export interface ArchivedSegment {
  segment: string
  /** When PostgreSQL had finished it: what was committed before is in it or in an earlier one. */
  endedAt: Date
}

export const segmentName = ({ segment, endedAt }: ArchivedSegment): string =>
  `${segment.toLowerCase()}-${stamp(endedAt)}`

export function readSegmentName(name: string): ArchivedSegment | null {
  const [segment = '', endedAt = ''] = name.split('-')
  return isSegment(segment) ? { segment, endedAt: readStamp(endedAt) } : null
}
