import type { Language } from '#domain/words/catalogue.ts'
import type { Db } from '#server/db/open.ts'
import { giveConsent } from '#server/features/families/consents/queries.ts'
import type { AgreedRead } from '#server/features/families/consents/translations.ts'
import { lockPair } from '#server/features/relations/pair/act.ts'
import type { Viewer } from '#server/http/viewer.ts'
import { newId } from '#server/ports/ids.ts'
import type { Partner } from './partners.ts'
import { readStoryOfPair, takeBackOtherStories, writeAnswer, writeReason, writeStory } from './queries.ts'

interface StoryToSave {
  viewer: Viewer
  partner: Partner
  partnerFirstName: string
  partnerLastName: string
  city: string
  words: string
  weddingYear: number | null
  language: Language
  read: AgreedRead
  now: Date
}

/**
 * Saves the story of a couple. The partner is asked when the teller leaves (`askPartner`). Where the partner has told it
 * before, telling it confirms it: both can leave with the same story, also when they tell it at the same moment.
 */
export function saveStory(db: Db, story: StoryToSave): Promise<{ storyId: string; isConfirmed: boolean }> {
  const { viewer, partner, read, now } = story
  return db.transaction().execute(async trx => {
    await lockPair(trx, viewer.id, partner.id)
    const before = await readStoryOfPair(trx, viewer.id, partner.id)
    const storyId = before?.id ?? newId(now)
    if (before?.told_by === partner.id) await writeAnswer(trx, { storyId, partnerId: viewer.id, isTrue: true, now })
    // What the partner has confirmed stays as it was confirmed.
    else if (!before?.confirmed_at) await writeStory(trx, { id: storyId, ...story })
    await giveConsent(trx, { memberId: viewer.id, text: 'story', ...read, channel: 'site', now })
    await takeBackOtherStories(trx, viewer.id, storyId)
    await writeReason(trx, { memberId: viewer.id, reason: 'found_here', comment: '', storyId, now })
    return { storyId, isConfirmed: before?.told_by === partner.id }
  })
}

interface OtherReason {
  memberId: string
  reason: 'found_elsewhere' | 'other'
  comment: string
  now: Date
}

export function saveOtherReason(db: Db, reason: OtherReason): Promise<void> {
  return db.transaction().execute(async trx => {
    await takeBackOtherStories(trx, reason.memberId, null)
    await writeReason(trx, { ...reason, storyId: null })
  })
}
