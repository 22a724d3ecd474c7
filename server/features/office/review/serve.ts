import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { z } from 'zod'
import { reason } from '#contract/office/fields.ts'
import { documentSides } from '#domain/families/id-proof.ts'
import { admits } from '#domain/office/staff.ts'
import { asPicture } from '#server/features/families/id-proof/pdf.ts'
import { readDocument } from '#server/features/families/id-proof/queries.ts'
import { getSealed } from '#server/features/families/id-proof/sealed-files.ts'
import { noteReads } from '#server/features/shared/staff-reads/record-read.ts'
import { photoFile } from '#server/features/shared/stored-files/pictures.ts'
import { readPaper } from '#server/features/site/complaints/papers.ts'
import { admitToFile, type OfficeFiles } from '#server/http/office-files.ts'
import { Refusal } from '#server/http/refusal.ts'
import { type FileServing, sendSealed } from '#server/http/send-file.ts'
import { readItem } from './items.ts'
import { noteLook } from './looks.ts'
import { isShownByItem } from './queries.ts'
import { refuseUnlessHeld } from './rules.ts'
import { reviewSentences } from './words.ts'

const ofPhoto = z.object({ id: z.guid(), size: z.enum(['card', 'page']) })
const ofDocument = z.object({ id: z.guid(), side: z.enum(documentSides) })
const ofPaper = z.object({ id: z.guid() })
const why = z.object({ reason })
// Each photo is a row of what staff read. An event for each picture of a screen would drown the others.
const reading = { access: 'review', method: 'GET', writes: false, opens: null } as const
const readingDocument = {
  access: 'review',
  method: 'POST',
  writes: true,
  acts: ['document_read'],
  opens: 'others',
} as const
const readingOrder = { access: 'review', method: 'POST', writes: true, acts: ['order_read'], opens: 'others' } as const

type ReviewServing = FileServing & OfficeFiles

/** Serves the files that staff review. They are not calls of the contract, because the answer is a file. */
export function serveReviewed(app: FastifyInstance, serving: ReviewServing) {
  const { gate } = serving
  app.get('/api/office/photo/:id/:size', { exposeHeadRoute: false }, (request, reply) =>
    gate.runOrRefuse(() => givePhoto(serving, request, reply)),
  )
  // A POST, because reading a document is an act that is recorded with its reason.
  app.post('/api/office/queue/:id/document/:side', (request, reply) =>
    gate.runOrRefuse(() => giveDocument(serving, request, reply)),
  )
  app.post('/api/office/queue/:id/paper', (request, reply) =>
    gate.runOrRefuse(() => givePaper(serving, request, reply)),
  )
}

async function givePhoto(serving: ReviewServing, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { db, files } = serving
  const { staff, now, asked } = await admitToFile(serving, request, reading, ofPhoto)
  const photo = await db
    .selectFrom('photos')
    .leftJoin('review_items as items', join =>
      join.onRef('items.subject_id', '=', 'photos.id').on('items.kind', '=', sql.lit('photo')),
    )
    .select(['photos.stored_as', 'photos.member_id', 'items.id as item_id', 'items.version'])
    .where('photos.id', '=', asked.id)
    .where('photos.status', '<>', 'rejected')
    .executeTakeFirst()
  if (!admits('staff', staff.role) && !(await isShownByItem(db, { photoId: asked.id, staffId: staff.id, now })))
    throw new Refusal('not_found')
  const bytes = photo && (await files.get(photoFile(photo.stored_as, asked.size)))
  if (!photo || !bytes) throw new Refusal('not_found')
  await noteReads(db, [{ staff, kind: 'photo', memberId: photo.member_id, now }])
  const { item_id: itemId, version } = photo
  // Only the large size counts as a look: the small one is not enough to judge by.
  if (asked.size === 'page' && itemId && version)
    await noteLook(db, { itemId, version, staffId: staff.id, part: 'photo', now })
  // A photo that is taken down must vanish from the office's screens too, so no browser may cache it.
  return reply.type('image/webp').header('cache-control', 'no-store').send(bytes)
}

async function giveDocument(
  serving: ReviewServing,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { db, files, secrets } = serving
  const { staff, now, inAct, asked } = await admitToFile(serving, request, readingDocument, ofDocument)
  const sent = why.safeParse(request.body)
  if (!sent.success) throw new Refusal('bad_input', { sentence: reviewSentences.reasonMissing })
  const item = await readItem(db, asked.id)
  if (item?.kind !== 'document') throw new Refusal('not_found')
  refuseUnlessHeld(item, staff.id, now)
  const memberId = item.subject_id
  const { side } = asked
  const document = await readDocument(db, memberId)
  const file = document?.files.find(one => one.side === side)
  if (!document || !file) throw new Refusal('not_found')
  await inAct(async () => ({
    act: 'document_read',
    memberId,
    after: { type: document.type, side },
    reason: sent.data.reason,
  }))
  await noteReads(db, [{ staff, kind: 'document', memberId, now }])
  const stored = await getSealed(files, secrets, file.stored_as, { memberId, documentId: document.id, side })
  const picture = stored && (await asPicture(stored, staff.id))
  if (!picture) throw new Refusal('not_found')
  await noteLook(db, { itemId: item.id, version: item.version, staffId: staff.id, part: side, now })
  return sendSealed(reply, 'image/jpeg', picture)
}

const mediaTypes = { pdf: 'application/pdf', jpeg: 'image/jpeg', png: 'image/png' } as const

/** Serves the paper of an order or a request: to the holder of the item, and when it is answered to whoever looks it up. */
async function givePaper(serving: ReviewServing, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { db, secrets } = serving
  const { staff, now, inAct, asked } = await admitToFile(serving, request, readingOrder, ofPaper)
  const item = await readItem(db, asked.id)
  if (item?.kind !== 'complaint') throw new Refusal('not_found')
  if (!item.decided_at) refuseUnlessHeld(item, staff.id, now)
  const paper = await readPaper(db, secrets, item.subject_id)
  if (!paper) throw new Refusal('not_found')
  await inAct(async () => ({ act: 'order_read', memberId: item.member_id }))
  return sendSealed(reply, mediaTypes[paper.kind], paper.bytes, `order.${paper.kind}`)
}
