import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Db } from '#server/db/open.ts'
import type { Gate } from '#server/http/gate.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { Files } from '#server/ports/files.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { isValidStoryLink } from './photos.ts'
import { isPublic } from './rules.ts'

const inPath = z.object({ id: z.guid() })
const inQuery = z.object({ e: z.string(), s: z.string() })

interface StoryServing {
  db: Db
  files: Files
  secrets: Secrets
  clock: Clock
  gate: Gate
}

/** Gives the photo of a couple: to everybody once the story is public, before that to those who were given a signed link. */
export function serveStoryPhotos(app: FastifyInstance, { db, files, secrets, clock, gate }: StoryServing) {
  app.get('/api/story-photo/:id', (request, reply) => gate.runOrRefuse(() => answer(request, reply)))

  async function answer(request: FastifyRequest, reply: FastifyReply) {
    const path = inPath.safeParse(request.params)
    if (!path.success) throw new Refusal('not_found')
    const storyId = path.data.id.toLowerCase()
    const story = await db
      .selectFrom('success_stories')
      .select(['stored_as', 'published_at', 'taken_down_at'])
      .where('id', '=', storyId)
      .executeTakeFirst()
    const isOpen = story !== undefined && isPublic(story)
    const link = inQuery.safeParse(request.query)
    const isInvited =
      link.success &&
      isValidStoryLink(secrets, { storyId, expiresAt: link.data.e, signature: link.data.s }, clock.now())
    if (!story?.stored_as || !(isOpen || isInvited)) throw new Refusal('not_found')
    // A copy is shown only after asking again, because a story that is taken down is gone at once.
    const version = `"${story.stored_as}"`
    reply.header('cache-control', isOpen ? 'public, no-cache' : 'private, no-store')
    if (isOpen) reply.header('etag', version)
    if (isOpen && request.headers['if-none-match'] === version) return reply.code(304).send()
    const bytes = await files.get(story.stored_as)
    if (!bytes) throw new Refusal('not_found')
    return reply.type('image/webp').header('content-disposition', 'inline; filename="couple.webp"').send(bytes)
  }
}
