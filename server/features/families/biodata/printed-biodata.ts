import { type PrintedBiodata, printedBiodata } from '#contract/families/printed-biodata.ts'
import { kindName } from '#domain/kundali/patrika/describe.ts'
import { drawKundali, kundaliKinds, signsOf } from '#domain/kundali/patrika/drawing.ts'
import { underName } from '#domain/site/site-content.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { printWords } from '#domain/words/print-words.ts'
import type { Db } from '#server/db/open.ts'
import { readChart } from '#server/features/families/patrika/queries.ts'
import { photoAccess } from '#server/features/families/photos/rules.ts'
import { presentFreeProfile, presentPaidProfile } from '#server/features/families/profiles/present.ts'
import { readBiodata } from '#server/features/families/profiles/queries.ts'
import { presentContext } from '#server/features/finding/lists/present-context.ts'
import { presentContact } from '#server/features/relations/contacts/present.ts'
import { readContact } from '#server/features/relations/contacts/queries.ts'
import type { MasterData } from '#server/features/shared/master-data/queries.ts'
import type { BiodataJob } from '#server/features/shared/printing/printer.ts'
import { siteNames } from '#server/features/shared/site-content/facts.ts'
import { databaseSite } from '#server/features/shared/site-content/published.ts'
import { photoFile } from '#server/features/shared/stored-files/pictures.ts'
import type { Viewer } from '#server/http/viewer.ts'
import type { Files } from '#server/ports/files.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { registrationNoOf, storedAs } from './queries.ts'
import { refuseUnlessTakeable } from './rules.ts'
import type { Ticket } from './tickets.ts'

export interface BiodataDependencies {
  db: Db
  files: Files
  secrets: Secrets
  masterData: () => Promise<MasterData>
}

/** Gathers what is printed: the profile as this viewer reads it now, and the first photo if they may see it. */
export async function printJob(
  dependencies: BiodataDependencies,
  viewer: Viewer,
  { memberId, language, design, format, kundali, contact, page }: Ticket & { page: number },
  now: Date,
): Promise<{ job: BiodataJob; isOwn: boolean }> {
  const { db, files } = dependencies
  const { isOwn, subject, relation } = await refuseUnlessTakeable(db, viewer, memberId, now)
  const biodata = await readBiodata(db, memberId)
  const context = await presentContext(dependencies, { viewer, language, now })
  const profile = { biodata, relation, subject: isOwn ? null : subject, score: null, fit: null, ours: null, kin: [] }
  const present = isOwn || viewer.paid ? presentPaidProfile : presentFreeProfile
  // A number that is hidden or waits is not printed either: the paper is handed on to families without an accepted interest.
  const ownContact = contact && {
    contact: presentContact(await readContact(db, viewer.id, { isAccepted: false }), now, context.nameOf, new Set()),
    motherName: contact.motherName,
  }
  const copy = isOwn ? ownContact : { registrationNo: await registrationNoOf(db, viewer.id), now }
  const drawings = kundali && isOwn ? await printedKundalis(dependencies, memberId, language, now) : {}
  const photo = photoAccess(biodata, viewer, relation) === 'shown' ? biodata.photos[0] : undefined
  const file = photo && (await storedAs(db, photo.id))
  const printed = printedBiodata(present(profile, context), language, copy)
  const names = siteNames(await databaseSite(db)())
  return {
    isOwn,
    job: {
      kind: 'biodata',
      biodata: { ...printed, foot: underName(printed.foot, names), ...drawings },
      design,
      format,
      page,
      photo: (file && (await files.get(photoFile(file, 'page')))) || null,
    },
  }
}

/** Nothing without a birth time and place: the page does not offer the kundali then. */
async function printedKundalis(
  { db, masterData }: BiodataDependencies,
  memberId: string,
  language: Language,
  now: Date,
): Promise<Pick<PrintedBiodata, 'kundalis'>> {
  const { chart } = await readChart(db, await masterData(), memberId, now)
  if (chart.state !== 'known') return {}
  return {
    kundalis: {
      title: printWords(language).kundali,
      drawings: kundaliKinds.map(kind => ({
        title: kindName(kind)[language],
        drawn: drawKundali(signsOf(chart.patrika, kind), 'diamond'),
      })),
    },
  }
}
