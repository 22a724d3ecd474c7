import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { dayInIndia } from '#domain/calendar.ts'
import { streamZip } from '#server/features/shared/spreadsheets/stream-zip.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Viewers } from '#server/http/viewer.ts'
import type { Clock } from '#server/ports/clock.ts'
import { workQueue } from '#server/ports/work-queue.ts'
import { collectOwnData, collectPersonData, type OwnDataDependencies } from './collect.ts'
import { readDataTicket } from './tickets.ts'
import { ownDataSentences } from './words.ts'

interface OwnDataServing extends OwnDataDependencies {
  clock: Clock
  viewers: Viewers
}

/** Each download holds the files of a member in memory, so they are made one after another. */
const inTurn = workQueue({ atOnce: 1, longestQueue: 20 })

const inQuery = z.object({ ticket: z.string().max(2000) })

/**
 * This is no call of the contract, because the answer is a file. It wants both the ticket, which says that the password was
 * given, and the session that gave it: an address that was passed on opens nothing.
 */
export function serveOwnData(app: FastifyInstance, serving: OwnDataServing): void {
  const { clock, secrets, viewers } = serving
  app.get('/api/user/data', { exposeHeadRoute: false }, async (request, reply) => {
    const now = clock.now()
    const viewer = await viewers.byAuthorization(request.headers.authorization, now)
    if (!viewer) throw new Refusal('no_session')
    const query = inQuery.safeParse(request.query)
    const { ticket } = readDataTicket(secrets, query.data?.ticket, now)
    const isOwn = ticket?.memberId === viewer.id && ticket.session === viewer.sessionHash.toString('base64url')
    if (!ticket || !isOwn) throw new Refusal('not_found', { sentence: ownDataSentences.ended })
    const zip = await inTurn(async () => {
      // The profile is its registered owner's to take along; others of the family take what is theirs.
      const files = await (viewer.isOwner
        ? collectOwnData(serving, viewer.id, ticket.language)
        : collectPersonData(serving, viewer, ticket.language))
      return Buffer.concat(await Array.fromAsync(streamZip(files, now)))
    })
    return reply
      .type('application/zip')
      .header('content-disposition', `attachment; filename="my-data-${dayInIndia(now)}.zip"`)
      .header('cache-control', 'no-store')
      .send(zip)
  })
}
