import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { reason } from '#contract/office/fields.ts'
import { asPicture } from '#server/features/families/id-proof/pdf.ts'
import { openDepartedFile } from '#server/features/families/leaving/sealed-record.ts'
import { admitToFile, type OfficeFiles } from '#server/http/office-files.ts'
import { Refusal } from '#server/http/refusal.ts'
import { type FileServing, sendSealed } from '#server/http/send-file.ts'

const inPath = z.object({ id: z.guid(), place: z.coerce.number().int().min(1).max(100) })
const why = z.object({ reason })

type SealedServing = FileServing & OfficeFiles

/** A sealed file has no name and kind, so its first bytes tell a photo from a document. */
const contentTypeOf = (bytes: Buffer) =>
  bytes.subarray(8, 12).toString('latin1') === 'WEBP' ? 'image/webp' : 'image/jpeg'

/** Serves one file of a sealed record to an ADMIN. A POST, because each look is an act with a reason. */
export function serveSealedFiles(app: FastifyInstance, serving: SealedServing) {
  app.post('/api/office/member/:id/sealed-file/:place', (request, reply) =>
    serving.gate.runOrRefuse(() => giveFile(serving, request, reply)),
  )
}

async function giveFile(serving: SealedServing, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { db, files, secrets } = serving
  const admission = {
    access: 'admin',
    method: 'POST',
    writes: true,
    acts: ['sealed_file_opened'],
    opens: 'asked',
  } as const
  const { staff, inAct, asked } = await admitToFile(serving, request, admission, inPath)
  const sent = why.safeParse(request.body)
  if (!sent.success) throw new Refusal('bad_input')
  const memberId = asked.id.toLowerCase()
  const { place } = asked
  const departure = await db
    .selectFrom('departures')
    .select('files')
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  const storedAs = departure?.files[place - 1]
  if (!storedAs) throw new Refusal('not_found')
  // The act is recorded first, so that every reader is in the audit even if the answer fails.
  await inAct(async () => ({ act: 'sealed_file_opened', memberId, after: { file: place }, reason: sent.data.reason }))
  const stored = await openDepartedFile({ db, files, secrets }, memberId, storedAs)
  const picture = stored && (await asPicture(stored, staff.id))
  if (!picture) throw new Refusal('not_found')
  return sendSealed(reply, contentTypeOf(picture), picture)
}
