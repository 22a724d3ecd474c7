import { type Selectable, sql } from 'kysely'
import { commonLanguage, scriptOf } from '#domain/families/both-scripts/script-of.ts'
import { type Language, languages } from '#domain/words/catalogue.ts'
import type { Db } from '#server/db/open.ts'
import { hasUpdated } from '#server/db/outcome.ts'
import type { Schema } from '#server/db/schema.ts'
import { rowIn } from '#server/features/families/profile-fields/second-script.ts'
import { keepUpload } from '#server/features/shared/stored-files/erase-files.ts'
import type { Viewer } from '#server/http/viewer.ts'
import type { Partner } from './partners.ts'
import { wherePublic, whereTakesPhotoOf, whereUnanswered } from './rules.ts'

type Names = Pick<Selectable<Schema['members']>, 'first_name' | 'last_name' | 'second_script'>

interface NewStory {
  id: string
  viewer: Viewer
  partner: Partner
  partnerFirstName: string
  partnerLastName: string
  city: string
  words: string
  weddingYear: number | null
  language: Language
  now: Date
}

export const publicStories = (db: Db) => db.selectFrom('success_stories').where(wherePublic)

/** Stories are ordered by this, the latest first: where the office moved one, or when it was published. */
export const storyPlace = sql<Date>`coalesce(ordered_at, published_at)`

/** The story of the two that was neither denied nor taken down, whoever told it. The caller holds the lock of the pair. */
export const readStoryOfPair = (trx: Db, one: string, other: string) =>
  trx
    .selectFrom('success_stories')
    .selectAll()
    .where(eb =>
      eb.or([
        eb.and([eb('told_by', '=', one), eb('partner_id', '=', other)]),
        eb.and([eb('told_by', '=', other), eb('partner_id', '=', one)]),
      ]),
    )
    .where('denied_at', 'is', null)
    .where('taken_down_at', 'is', null)
    .executeTakeFirst()

/**
 * The names of the two as the story tells them for good: as they were typed, or in one script where those were two. What was typed
 * of the partner has the forms of the partner's record where it is its name.
 */
function namesOfCouple(own: Names, typed: Omit<Names, 'second_script'>, partner: Partner, language: Language) {
  const record = { ...partner, second_script: partner.second_script ?? null }
  const isOfRecord = (['first_name', 'last_name'] as const).every(part =>
    languages.some(each => rowIn(each, record)[part] === typed[part]),
  )
  const namesIn = (each: Language) => [rowIn(each, own), isOfRecord ? rowIn(each, record) : typed] as const
  const textsOf = (names: readonly Omit<Names, 'second_script'>[]) =>
    names.map(({ first_name, last_name }) => `${first_name} ${last_name}`)
  if (scriptOf(textsOf([own, typed]).join(' '))) return [own, typed] as const
  return namesIn(commonLanguage(language, each => textsOf(namesIn(each))))
}

/** Writes a story that waits for the partner, over the one that the same member told of the same partner before. */
export async function writeStory(
  trx: Db,
  { id, viewer, partner, city, language, now, ...named }: NewStory,
): Promise<void> {
  const own = await trx
    .selectFrom('members')
    .select(['first_name', 'last_name', 'registration_no', 'second_script'])
    .where('id', '=', viewer.id)
    .executeTakeFirstOrThrow()
  const typed = { first_name: named.partnerFirstName, last_name: named.partnerLastName || partner.last_name }
  const [ours, theirs] = namesOfCouple(own, typed, partner, language)
  const sides = [
    { ...ours, registration_no: own.registration_no },
    { ...theirs, registration_no: partner.registration_no },
  ] as const
  const [groom, bride] = viewer.gender === 'M' ? sides : ([sides[1], sides[0]] as const)
  const content = {
    groom_first_name: groom.first_name,
    groom_last_name: groom.last_name,
    groom_registration_no: groom.registration_no,
    groom_address: city,
    bride_first_name: bride.first_name,
    bride_last_name: bride.last_name,
    bride_registration_no: bride.registration_no,
    bride_address: city,
    words: named.words || null,
    wedding_year: named.weddingYear,
    told_at: now,
  }
  await trx
    .insertInto('success_stories')
    .values({ id, told_by: viewer.id, partner_id: partner.id, ...content })
    .onConflict(conflict => conflict.column('id').doUpdateSet(content))
    .execute()
}

/** A member who tells of another partner, or of another reason, takes back what was told before and is not answered yet. */
export async function takeBackOtherStories(trx: Db, memberId: string, keptId: string | null): Promise<void> {
  const gone = await trx
    .deleteFrom('success_stories')
    .where('told_by', '=', memberId)
    .where(whereUnanswered)
    .$if(keptId !== null, query => query.where('id', '<>', keptId))
    .returning('id')
    .execute()
  for (const { id } of gone) await trx.deleteFrom('notifications').where('source_id', '=', id).execute()
}

/** Returns false where the partner answered before, or the story names somebody else. */
export const writeAnswer = (db: Db, answer: { storyId: string; partnerId: string; isTrue: boolean; now: Date }) =>
  hasUpdated(
    db
      .updateTable('success_stories')
      // A story that is not true is shown to nobody, so its words and photo go at once.
      .set(answer.isTrue ? { confirmed_at: answer.now } : { denied_at: answer.now, words: null, stored_as: null })
      .where('id', '=', answer.storyId)
      .where('partner_id', '=', answer.partnerId)
      .where(whereUnanswered),
  )

/** Puts the member's photo on a story. Returns false where the story takes none from this member now. */
export function putPhoto(
  db: Db,
  { storyId, memberId, storedAs }: { storyId: string; memberId: string; storedAs: string },
) {
  return db.transaction().execute(async trx => {
    const { numUpdatedRows } = await trx
      .updateTable('success_stories')
      .set({ stored_as: storedAs })
      .where('id', '=', storyId)
      .where(whereTakesPhotoOf(memberId))
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return false
    await keepUpload(trx, storedAs)
    return true
  })
}

interface Reason {
  memberId: string
  reason: Schema['leaving_reasons']['reason']
  comment: string
  storyId: string | null
  now: Date
}

export async function writeReason(trx: Db, { memberId, reason, comment, storyId, now }: Reason): Promise<void> {
  const values = { reason, comment, story_id: storyId, told_at: now }
  await trx
    .insertInto('leaving_reasons')
    .values({ member_id: memberId, ...values })
    .onConflict(conflict => conflict.column('member_id').doUpdateSet(values))
    .execute()
}
