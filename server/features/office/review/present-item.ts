import type { z } from 'zod'
import type { claimReview } from '#contract/office/review.ts'
import type { ToldBy } from '#contract/telling/deliveries.office.ts'
import { shippedPairs } from '#domain/families/both-scripts/shipped-pairs.ts'
import { otherForm } from '#domain/families/both-scripts/suggest.ts'
import { contactInText } from '#domain/families/contact-in-text.ts'
import { decisionsFor, type QueueDecision, removableTexts } from '#domain/office/review.ts'
import { isDataRequest } from '#domain/site/complaints.ts'
import type { Language } from '#domain/words/catalogue.ts'
import type { Db } from '#server/db/open.ts'
import { readDocument } from '#server/features/families/id-proof/queries.ts'
import { readNearCopies } from '#server/features/families/photos/near-copies.ts'
import { officePhotoAddress } from '#server/features/families/photos/present.ts'
import { storyPhotoLink } from '#server/features/families/stories/photos.ts'
import { type Complaint, openComplaint } from '#server/features/site/complaints/queries.ts'
import { hasSomebodyToAnswer } from '#server/features/site/complaints/rules.ts'
import type { ChannelSettings } from '#server/features/telling/deliveries/channels/channel.ts'
import { letterToldBy, noticeToldBy } from '#server/features/telling/deliveries/told-by.ts'
import type { ReviewItem } from './items.ts'
import { fullName, presentCopies } from './present.ts'
import { readReport, readTexts } from './queries.ts'
import { presentReviewed, readReviewedMember } from './reviewed-members.ts'

type Outputs = (typeof claimReview)['output']
type Detail = { [K in keyof Outputs]: { as: K; body: z.input<Outputs[K]> } }[keyof Outputs]

interface PresentContext extends ChannelSettings {
  db: Db
  now: Date
  language: Language
}

const claimedPart = (item: ReviewItem, decisions: readonly QueueDecision[], toldBy: ToldBy | null) => ({
  uuid: item.id,
  version: item.version,
  since: item.since.toISOString(),
  due_at: item.due_at.toISOString(),
  claimed_until: (item.claimed_until ?? item.since).toISOString(),
  decisions: [...decisions],
  told_by: toldBy,
})

/** An item in full, for its holder. Null if its subject is gone. */
export async function presentItem(presenting: PresentContext, item: ReviewItem): Promise<Detail | null> {
  const { db, secrets, language } = presenting
  const claimed = claimedPart(item, decisionsFor(item.kind), await toldOf(presenting, item))
  const member = item.member_id ? await readReviewedMember(db, item.member_id, language) : null
  const reviewed = member && presentReviewed(member, language, await letterToldBy(presenting, member.id))
  switch (item.kind) {
    case 'photo':
      return (
        reviewed && {
          as: 'photo',
          body: {
            ...claimed,
            kind: 'photo',
            photo: officePhotoAddress(item.subject_id),
            copies: presentCopies(await readNearCopies(db, [item.subject_id]), language),
            ...reviewed,
          },
        }
      )
    case 'document': {
      const document = await readDocument(db, item.subject_id)
      if (!reviewed || !document) return null
      const files = document.files.map(({ side }) => ({ side })).toSorted((a, b) => (a.side < b.side ? 1 : -1))
      const { type, number_end } = document
      return { as: 'document', body: { ...claimed, kind: 'document', type, number_end, files, ...reviewed } }
    }
    case 'text':
      return (
        reviewed &&
        member && { as: 'text', body: { ...claimed, kind: 'text', texts: await textsOf(db, item), ...reviewed } }
      )
    case 'second_name': {
      const asked = await db
        .selectFrom('second_name_reviews')
        .select(['path', 'typed', 'second'])
        .where('id', '=', item.subject_id)
        .executeTakeFirst()
      if (!reviewed || !asked) return null
      const suggestion = otherForm(asked.typed, shippedPairs)
      return { as: 'second_name', body: { ...claimed, kind: 'second_name', ...asked, suggestion, ...reviewed } }
    }
    case 'report':
      return presentReport(presenting, item, claimed)
    case 'story':
      return presentStory(presenting, item, claimed)
    case 'complaint': {
      const complaint = await openComplaint(db, secrets, item.subject_id)
      if (!complaint) return null
      const state = {
        acknowledged: complaint.acknowledgedAt !== null,
        hasProfile: member !== null && !isDataRequest(complaint.kind),
      }
      return {
        as: 'complaint',
        body: {
          ...claimedPart(item, decisionsFor('complaint', state), complaintToldBy(presenting, complaint)),
          kind: 'complaint',
          number: complaint.number,
          about: complaint.kind,
          settle_by: complaint.settleBy.toISOString(),
          acknowledged_at: complaint.acknowledgedAt?.toISOString() ?? null,
          name: complaint.name,
          email: complaint.email,
          mobile: complaint.mobile,
          registration_no: complaint.ownRegistrationNo,
          about_registration_no: complaint.aboutRegistrationNo,
          is_confirmed: complaint.isConfirmed,
          has_paper: complaint.hasPaper,
          message: complaint.message,
          member: reviewed?.member ?? null,
          history: reviewed?.history ?? null,
        },
      }
    }
  }
}

type ClaimedPart = ReturnType<typeof claimedPart>

/** How the member will hear of a decision against them. */
async function toldOf(presenting: PresentContext, { kind, member_id }: ReviewItem): Promise<ToldBy | null> {
  if (!member_id || kind === 'story' || kind === 'complaint') return null
  if (kind === 'photo') return noticeToldBy(presenting, member_id, 'photo_rejected')
  return kind === 'document' ? noticeToldBy(presenting, member_id, 'id_rejected') : letterToldBy(presenting, member_id)
}

function complaintToldBy({ channels }: PresentContext, complaint: Complaint): ToldBy | null {
  if (complaint.email && channels.EMAIL) return 'EMAIL'
  return hasSomebodyToAnswer(complaint) ? 'CALL' : null
}

async function textsOf(db: Db, item: ReviewItem) {
  const row = await readTexts(db, item.subject_id)
  const forms = { ...row.second_script, ...row.expectation_forms }
  const fields = ['first_name', 'middle_name', 'last_name', 'education', ...removableTexts] as const
  return fields.flatMap(field => {
    const text = row[field] ?? ''
    const may_remove = removableTexts.some(one => one === field)
    const second = forms[field] ?? null
    const contact = contactInText(text) ?? (second === null ? null : contactInText(second))
    return text === '' ? [] : [{ field, text, contact, may_remove, second }]
  })
}

async function presentReport(
  presenting: PresentContext,
  item: ReviewItem,
  claimed: ClaimedPart,
): Promise<Detail | null> {
  const { db, language } = presenting
  const report = await readReport(db, item.subject_id)
  if (!report) return null
  const [reporter, reported] = await Promise.all(
    [report.reporter_id, report.reported_id].map(id => readReviewedMember(db, id, language)),
  )
  if (!reporter || !reported) return null
  const from = presentReviewed(reporter, language, await letterToldBy(presenting, reporter.id))
  return {
    as: 'report',
    body: {
      ...claimed,
      kind: 'report',
      message: report.message,
      reporter: from.member,
      reporter_history: from.history,
      ...presentReviewed(reported, language, await letterToldBy(presenting, reported.id)),
      interest: report.status ?? 'none',
    },
  }
}

async function presentStory(
  { db, secrets, now }: PresentContext,
  item: ReviewItem,
  claimed: ClaimedPart,
): Promise<Detail | null> {
  const story = await db.selectFrom('success_stories').selectAll().where('id', '=', item.subject_id).executeTakeFirst()
  return (
    (story && {
      as: 'story',
      body: {
        ...claimed,
        kind: 'story',
        groom: fullName(story.groom_first_name, story.groom_last_name),
        groom_address: story.groom_address ?? '',
        bride: fullName(story.bride_first_name, story.bride_last_name),
        bride_address: story.bride_address ?? '',
        words: story.words ?? '',
        wedding_year: story.wedding_year,
        image: story.stored_as ? storyPhotoLink(secrets, story.id, now) : story.image,
      },
    }) ??
    null
  )
}
