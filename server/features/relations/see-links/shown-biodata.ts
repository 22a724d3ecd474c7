import { type PrintedBiodata, printedBiodata } from '#contract/families/printed-biodata.ts'
import type { Language } from '#domain/words/catalogue.ts'
import type { Db } from '#server/db/open.ts'
import { storedAs } from '#server/features/families/biodata/queries.ts'
import { photoAccess } from '#server/features/families/photos/rules.ts'
import { presentFreeProfile, presentPaidProfile } from '#server/features/families/profiles/present.ts'
import { type Biodata, readBiodata } from '#server/features/families/profiles/queries.ts'
import { presentContext } from '#server/features/finding/lists/present-context.ts'
import type { MasterData } from '#server/features/shared/master-data/queries.ts'
import { photoFile } from '#server/features/shared/stored-files/pictures.ts'
import type { Files } from '#server/ports/files.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import type { OpenedLink } from './open.ts'

export interface ShownDependencies {
  db: Db
  files: Files
  secrets: Secrets
  masterData: () => Promise<MasterData>
}

export interface ShownBiodata extends Pick<PrintedBiodata, 'name' | 'registrationNo' | 'sections'> {
  /** The photos themselves: an address of one would outlive the link. */
  photos: readonly Buffer[]
}

/** A page for a relative's phone, and no album. */
const mostPhotos = 3

/** What the page shows: the biodata as its sender would print it now, which has neither numbers nor addresses. */
export async function shownBiodata(
  dependencies: ShownDependencies,
  opened: OpenedLink,
  language: Language,
  now: Date,
): Promise<ShownBiodata> {
  const { sender, subject, relation, isOwn, link } = opened
  const biodata = await readBiodata(dependencies.db, link.about_id)
  const context = await presentContext(dependencies, { viewer: sender, language, now })
  const profile = { biodata, relation, subject: isOwn ? null : subject, score: null, fit: null, ours: null, kin: [] }
  const present = isOwn || sender.paid ? presentPaidProfile : presentFreeProfile
  const { name, registrationNo, sections } = printedBiodata(present(profile, context), language, null)
  const photos = link.with_photos && mayShowPhotos(biodata, opened) ? await readPhotos(dependencies, biodata) : []
  return { name, registrationNo, sections, photos }
}

/** Another family's photos are shown to strangers only where that family shows them to everyone, whatever the sender sees. */
const mayShowPhotos = (biodata: Biodata, { sender, relation, isOwn }: OpenedLink): boolean =>
  photoAccess(biodata, sender, relation) === 'shown' && (isOwn || biodata.photo_privacy === 'EVERYONE')

async function readPhotos({ db, files }: ShownDependencies, { photos }: Biodata): Promise<Buffer[]> {
  const read = photos.slice(0, mostPhotos).map(async ({ id }) => {
    const file = await storedAs(db, id)
    return file && files.get(photoFile(file, 'page'))
  })
  return (await Promise.all(read)).filter(bytes => Buffer.isBuffer(bytes))
}
