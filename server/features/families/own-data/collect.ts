import { underName } from '#domain/site/site-content.ts'
import type { Language } from '#domain/words/catalogue.ts'
import type { Db } from '#server/db/open.ts'
import { presentOwnState } from '#server/features/families/candidate-consent/present.ts'
import { readRequest } from '#server/features/families/candidate-consent/queries.ts'
import { readOwnConsents } from '#server/features/families/consents/queries.ts'
import { asPicture } from '#server/features/families/id-proof/pdf.ts'
import { readDocument } from '#server/features/families/id-proof/queries.ts'
import { getSealed } from '#server/features/families/id-proof/sealed-files.ts'
import { type MemberRecord, readMember } from '#server/features/families/my-profile/queries.ts'
import { readBirth } from '#server/features/families/patrika/queries.ts'
import { readNominee } from '#server/features/families/settings/nominees.ts'
import type { NameOf } from '#server/features/shared/master-data/names.ts'
import { namesIn } from '#server/features/shared/master-data/names.ts'
import type { MasterData } from '#server/features/shared/master-data/queries.ts'
import { siteNames } from '#server/features/shared/site-content/facts.ts'
import { databaseSite } from '#server/features/shared/site-content/published.ts'
import type { ZippedFile } from '#server/features/shared/spreadsheets/stream-zip.ts'
import { readsOfMemberByMonth } from '#server/features/shared/staff-reads/queries.ts'
import { photoFile } from '#server/features/shared/stored-files/pictures.ts'
import type { Files } from '#server/ports/files.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import {
  readActivity,
  readDeliveries,
  readFamilyAsks,
  readFamilyListeners,
  readFamilyLogins,
  readMemberships,
  readNotes,
  readNotificationChoices,
  readPasskeys,
  readPayments,
  readPersonData,
  readPhotos,
  readRegister,
  readSavedSearches,
  readSearch,
  readSecondNames,
  readSecurityEvents,
  readSeeLinks,
  readSessions,
  readShowingCounts,
  readSignupAddress,
  readWeeklySheets,
} from './queries.ts'
import { dataReadme } from './words.ts'

/** Writes the name from its list in place of each id, because nobody outside can look an id up. */
function withNames(value: unknown, nameOf: NameOf): unknown {
  if (typeof value === 'string') return nameOf(value) ?? value
  if (Array.isArray(value)) return value.map(one => withNames(one, nameOf))
  if (value === null || typeof value !== 'object' || value instanceof Date || Buffer.isBuffer(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => {
      const named = withNames(part, nameOf)
      return [named === part ? key : key.replace(/_id$/, ''), named]
    }),
  )
}

export interface OwnDataDependencies {
  db: Db
  files: Files
  secrets: Secrets
  masterData: () => Promise<MasterData>
}

const json = (name: string, value: unknown): ZippedFile => ({ name, content: [`${JSON.stringify(value, null, 2)}\n`] })

/** Leaves out what has a file of its own. */
function profileOf(own: MemberRecord) {
  const { photos: _photos, memberships: _memberships, consents: _consents, ...record } = own
  return record
}

const photoName = (at: number) => `photos/${at + 1}.webp`
const photoFacts = (
  { status, rejection_reason, added_at, fingerprint, face_x, face_y }: Awaited<ReturnType<typeof readPhotos>>[number],
  at: number,
) => ({
  file: photoName(at),
  status,
  rejection_reason,
  added_at,
  fingerprint,
  face_x,
  face_y,
})

/** Everything that the service has of a member, as files. It holds no contact of another family. */
export async function collectOwnData(
  { db, files, secrets, masterData }: OwnDataDependencies,
  memberId: string,
  language: Language,
): Promise<ZippedFile[]> {
  const nameOf = namesIn(await masterData(), language)
  const [photos, document, address] = await Promise.all([
    readPhotos(db, memberId),
    readDocument(db, memberId),
    readSignupAddress(db, memberId),
  ])
  const entries = [
    { name: 'README.txt', content: [underName(dataReadme(language), siteNames(await databaseSite(db)()))] },
    json('profile.json', {
      ...(withNames(profileOf(await readMember(db, memberId)), nameOf) as object),
      second_names_looked_at: await readSecondNames(db, memberId),
    }),
    json('patrika.json', (await readBirth(db, memberId)).chart),
    json('activity.json', await readActivity(db, memberId)),
    json('search.json', withNames(await readSearch(db, memberId), nameOf)),
    json('saved-searches.json', withNames(await readSavedSearches(db, memberId), nameOf)),
    json('memberships.json', await readMemberships(db, memberId)),
    json('payments.json', await readPayments(db, memberId)),
    json('messages.json', await readDeliveries(db, memberId)),
    json('opened-by-staff.json', await readsOfMemberByMonth(db, memberId)),
    json('office-notes.json', await readNotes(db, memberId)),
    json('consents.json', await readOwnConsents(db, memberId)),
    json('candidate.json', presentOwnState(await readRequest(db, memberId), secrets)),
    json('settings.json', {
      notifications: await readNotificationChoices(db, memberId),
      weekly_sheets: await readWeeklySheets(db, memberId),
      family_asks: await readFamilyAsks(db, memberId),
      see_links: await readSeeLinks(db, memberId),
      shown: await readShowingCounts(db, memberId),
      nominee: await readNominee(db, secrets, memberId),
      from_register: await readRegister(db, memberId),
      family_logins: await readFamilyLogins(db, memberId),
      family_listeners: await readFamilyListeners(db, memberId),
      sessions: await readSessions(db, memberId),
      passkeys: await readPasskeys(db, memberId),
      security: await readSecurityEvents(db, memberId),
      signed_up_from: address ? secrets.open(Buffer.from(address.sealed)) : null,
    }),
    json('photos.json', photos.map(photoFacts)),
  ]
  for (const [at, { stored_as }] of photos.entries()) {
    const bytes = await files.get(photoFile(stored_as, 'page'))
    if (bytes) entries.push({ name: photoName(at), content: [bytes] })
  }
  if (document) {
    const { files: sides, type, number_end, status, rejection_reason, submitted_at, decided_at } = document
    entries.push(json('document.json', { type, number_end, status, rejection_reason, submitted_at, decided_at }))
    for (const { side, stored_as } of sides) {
      const stored = await getSealed(files, secrets, stored_as, { memberId, documentId: document.id, side })
      const bytes = stored && (await asPicture(stored, memberId))
      if (bytes) entries.push({ name: `document/${side}.jpg`, content: [bytes] })
    }
  }
  return entries
}

/** Everything of somebody who was invited to a profile: how they log in, for whom, and where they are told. */
export async function collectPersonData(
  { db }: Pick<OwnDataDependencies, 'db'>,
  { personId }: { personId: string },
  language: Language,
): Promise<ZippedFile[]> {
  return [
    { name: 'README.txt', content: [underName(dataReadme(language), siteNames(await databaseSite(db)()))] },
    json('person.json', await readPersonData(db, personId)),
  ]
}
