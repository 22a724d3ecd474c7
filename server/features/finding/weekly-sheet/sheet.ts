import { addDays, dayInIndia } from '#domain/calendar.ts'
import { formatDay } from '#domain/format/date.ts'
import { underName } from '#domain/site/site-content.ts'
import type { Language } from '#domain/words/catalogue.ts'
import type { Db } from '#server/db/open.ts'
import { registrationNoOf, storedAs } from '#server/features/families/biodata/queries.ts'
import { rowIn } from '#server/features/families/profile-fields/second-script.ts'
import { readNewFamilies } from '#server/features/finding/lists/queries.ts'
import { type SummaryRow, summariesOf } from '#server/features/finding/lists/summary-queries.ts'
import type { MemberFinder } from '#server/features/finding/read-model/query.ts'
import type { FairDays } from '#server/features/finding/showings/showings.ts'
import { namesIn } from '#server/features/shared/master-data/names.ts'
import type { MasterData } from '#server/features/shared/master-data/queries.ts'
import type { WeeklyFamily, WeeklySheet } from '#server/features/shared/printing/weekly-sheet.ts'
import { siteNames } from '#server/features/shared/site-content/facts.ts'
import { databaseSite } from '#server/features/shared/site-content/published.ts'
import { photoFile } from '#server/features/shared/stored-files/pictures.ts'
import type { Viewer } from '#server/http/viewer.ts'
import type { Files } from '#server/ports/files.ts'
import { fittingFamilies } from './fitting.ts'
import { familyFacts, familyHeading } from './present.ts'
import { readReader } from './queries.ts'
import { sheetWeekOf } from './rules.ts'
import { weeklyWords } from './words.ts'

export interface SheetSources {
  db: Db
  files: Files
  finder: MemberFinder
  masterData: () => Promise<MasterData>
  fairDayFor: FairDays
}

/** The new families of the present sheet who fit this viewer and can be seen now. */
export async function sheetRows({ db, finder, masterData, fairDayFor }: SheetSources, viewer: Viewer, now: Date) {
  const reader = await readReader(db, viewer.id)
  if (!reader) return []
  const families = await readNewFamilies(db, sheetWeekOf(now), 'joined')
  const fitting = await fittingFamilies(finder, await masterData(), [reader], families, fairDayFor)
  return summariesOf(db, viewer, fitting.get(viewer.id) ?? [], dayInIndia(now))
}

/** The first photo, if everybody may see it. A printed sheet is handed on, so photos for fewer people stay off it. */
async function openPhotoOf({ db, files }: SheetSources, row: SummaryRow): Promise<Uint8Array | null> {
  const first = row.photo_privacy === 'EVERYONE' ? row.photos[0] : undefined
  const stored = first && (await storedAs(db, first.id))
  return (stored && (await files.get(photoFile(stored, 'page')))) || null
}

const letters = new Intl.Segmenter('mr', { granularity: 'grapheme' })
const initialOf = (name: string): string => [...letters.segment(name.trim())][0]?.segment ?? ''

export async function weeklySheet(
  sources: SheetSources,
  viewer: Viewer,
  rows: readonly SummaryRow[],
  { language, now }: { language: Language; now: Date },
): Promise<WeeklySheet> {
  const { db, masterData } = sources
  const t = weeklyWords(language)
  const nameOf = namesIn(await masterData(), language)
  const today = dayInIndia(now)
  const { week } = sheetWeekOf(now)
  const day = (value: string) => formatDay(value, language)
  const families: WeeklyFamily[] = []
  for (const row of rows) {
    const family = rowIn(language, row)
    families.push({
      heading: familyHeading(family),
      initial: initialOf(family.last_name),
      facts: familyFacts(family, language, nameOf, today),
      photo: await openPhotoOf(sources, row),
    })
  }
  return {
    language,
    title: t.title,
    week: t.week(day(addDays(week, -7)), day(addDays(week, -1))),
    none: t.none,
    families,
    foot: underName(t.foot(await registrationNoOf(db, viewer.id), day(today)), siteNames(await databaseSite(db)())),
  }
}
