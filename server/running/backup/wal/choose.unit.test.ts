import { describe, expect, it } from 'vitest'
import { minuteMs } from '#domain/durations.ts'
import { memoryFiles } from '#server/testing/memory-files.ts'
import { choosePieces } from './choose.ts'
import { archivesFolder, baseName, basesFolder, logFolder, segmentName, stamp } from './names.ts'

const began = Date.UTC(2026, 10, 18, 8)
/** The minute `n`, at which the segment `n` ends. */
const minute = (n: number) => new Date(began + n * minuteMs)
const segment = (n: number) => `0000000100000000000000${n.toString(16).padStart(2, '0')}`

/** What lies in the folder: archives, each with its copies (from which segment to which) and segments. */
function folderWith(...archives: { begins: number; copies: [number, number][]; segments: number[] }[]) {
  const stored = new Map<string, Buffer>()
  const ids = archives.map(({ begins, copies, segments }) => {
    const id = `${stamp(minute(begins))}-00000000`
    const put = (folder: string, name: string) => stored.set(`${folder}/${name}`, Buffer.from(''))
    put(archivesFolder, id)
    for (const [first, last] of copies)
      put(
        basesFolder(id),
        baseName({
          ...{ startedAt: minute(first), stoppedAt: minute(last), slices: 1 },
          ...{ firstSegment: segment(first), lastSegment: segment(last) },
        }),
      )
    for (const n of segments) put(logFolder(id), segmentName({ segment: segment(n), endedAt: minute(n) }))
    return id
  })
  return { files: memoryFiles(stored), ids }
}
const chosen = async ({ files, ids }: ReturnType<typeof folderWith>, until: Date | 'end') =>
  (await choosePieces(files, until, null)).map(({ archive, base }) => [ids.indexOf(archive), base.firstSegment])

describe('the copy that leads to a moment', () => {
  it('is the newest before it, and after that each older one', async () => {
    const folder = folderWith({
      begins: 0,
      copies: [
        [1, 2],
        [4, 5],
      ],
      segments: [1, 2, 3, 4, 5, 6],
    })
    expect(await chosen(folder, 'end')).toEqual([
      [0, segment(4)],
      [0, segment(1)],
    ])
    expect(await chosen(folder, minute(4))).toEqual([[0, segment(1)]])
  })

  it('is an older one while the segment is on its way that makes the newest whole', async () => {
    const sameArchive = folderWith({
      begins: 0,
      copies: [
        [1, 2],
        [4, 5],
      ],
      segments: [1, 2, 3, 4],
    })
    expect(await chosen(sameArchive, 'end')).toEqual([[0, segment(1)]])
    const old = { begins: 0, copies: [[1, 2]] as [number, number][], segments: [1, 2, 3] }
    expect(await chosen(folderWith(old, { begins: 9, copies: [[10, 11]], segments: [10] }), 'end')).toEqual([
      [0, segment(1)],
    ])
    expect(await chosen(folderWith(old, { begins: 9, copies: [], segments: [] }), 'end')).toEqual([[0, segment(1)]])
  })

  it('is none where a segment is missing and others follow', async () => {
    const old = { begins: 0, copies: [[1, 2]] as [number, number][], segments: [1, 2, 3] }
    const gap = { begins: 9, copies: [[10, 11]] as [number, number][], segments: [10, 12] }
    await expect(chosen(folderWith(old, gap), 'end')).rejects.toThrow(`segment ${segment(11)} is missing`)
    const onlyComing = folderWith({ begins: 0, copies: [[1, 2]], segments: [1] })
    await expect(chosen(onlyComing, 'end')).rejects.toThrow('without which its copy')
  })

  it('is refused where the moment lies between two archives, with the way to the end of the older one', async () => {
    const folder = folderWith(
      { begins: 0, copies: [[1, 2]], segments: [1, 2, 3] },
      { begins: 9, copies: [[10, 11]], segments: [10, 11, 12] },
    )
    expect(await chosen(folder, 'end')).toEqual([[1, segment(10)]])
    await expect(chosen(folder, minute(6))).rejects.toThrow(`say --until end --archive ${folder.ids[0]}`)
    expect(await choosePieces(folder.files, 'end', folder.ids[0] ?? '')).toMatchObject([{ archive: folder.ids[0] }])
  })
})
