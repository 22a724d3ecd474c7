import type { Matching } from '#contract/office/import-targets.ts'
import { type PhotoStanding, photoStandings } from '#domain/office/imports.ts'
import type { Db } from '#server/db/open.ts'
import type { ColumnValues } from '../table.ts'
import { countPhotos, readZips } from './queries.ts'
import { isByColumn } from './rules.ts'

/** The heading of the column that names the photos, or null. */
export const photoColumnOf = (columns: readonly ColumnValues[], matching: Matching): string | null =>
  columns.filter((_, at) => matching.columns[at] === 'photo').map(({ name }) => name)[0] ?? null

/** The ZIPs of a register and the counts of its photos. Without a ZIP no photo counts as missing. */
export async function presentImportPhotos(
  db: Db,
  { id, columns, matching }: { id: string; columns: readonly ColumnValues[]; matching: Matching },
) {
  const zips = await readZips(db, id)
  const counts = zips.some(({ state }) => state !== 'arriving') ? await countPhotos(db, id, isByColumn(matching)) : {}
  return {
    column: photoColumnOf(columns, matching),
    zips: zips.map(zip => ({
      uuid: zip.id,
      file_name: zip.file_name,
      bytes: zip.bytes,
      state: zip.state,
      photos: Number(zip.photos ?? 0),
      created_at: zip.created_at.toISOString(),
    })),
    counts: Object.fromEntries(photoStandings.map(standing => [standing, counts[standing] ?? 0])) as Record<
      PhotoStanding,
      number
    >,
  }
}
