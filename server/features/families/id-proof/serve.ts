import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { documentSides } from '#domain/families/id-proof.ts'
import { Refusal } from '#server/http/refusal.ts'
import { type FileServing, sendSealed } from '#server/http/send-file.ts'
import type { Viewers } from '#server/http/viewer.ts'
import { asPicture } from './pdf.ts'
import { readDocument } from './queries.ts'
import { getSealed } from './sealed-files.ts'

const inPath = z.object({ id: z.guid(), side: z.enum(documentSides) })

interface DocumentServing extends FileServing {
  viewers: Viewers
}

/**
 * Gives a member the files of the own document. This is no call of the contract, because the answer is a file. The session
 * alone admits: there is no link that could be passed on.
 */
export function serveDocuments(app: FastifyInstance, { db, files, secrets, clock, viewers, gate }: DocumentServing) {
  app.get('/api/document/:id/:side', { exposeHeadRoute: false }, (request, reply) =>
    gate.runOrRefuse(() => answer(request, reply)),
  )

  async function answer(request: FastifyRequest, reply: FastifyReply) {
    const viewer = await viewers.byAuthorization(request.headers.authorization, clock.now())
    if (!viewer) throw new Refusal('no_session')
    if (!viewer.verified) throw new Refusal('unverified')
    const path = inPath.safeParse(request.params)
    if (!path.success) throw new Refusal('not_found')
    const { side } = path.data
    const document = await readDocument(db, viewer.id)
    // Another member's document does not exist for this caller.
    if (!document || document.id !== path.data.id.toLowerCase()) throw new Refusal('not_found')
    const file = document.files.find(one => one.side === side)
    const place = { memberId: viewer.id, documentId: document.id, side }
    const stored = file && (await getSealed(files, secrets, file.stored_as, place))
    const picture = stored && (await asPicture(stored, viewer.id))
    if (!picture) throw new Refusal('not_found')
    return sendSealed(reply, 'image/jpeg', picture, `${side}.jpg`)
  }
}
