import type { FastifyInstance } from 'fastify'
import type { Db } from '#server/db/open.ts'
import { serveOneTap } from '#server/features/telling/deliveries/one-tap.ts'
import { readRecipient } from '#server/features/telling/deliveries/recipient.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { endLink, endWay, profileOfWay } from './ways.ts'
import { endWords } from './words.ts'

/** Serves the page behind the link that ends one login or listener, named in the notice of a new password. */
export function serveEndOfWay(app: FastifyInstance, { db, secrets }: { db: Db; secrets: Secrets }): void {
  serveOneTap(app, {
    secrets,
    link: endLink,
    words: endWords,
    async languageOf(id) {
      const memberId = await profileOfWay(db, id)
      return memberId === null ? null : ((await readRecipient(db, memberId))?.language ?? 'en')
    },
    async stop(id) {
      await endWay(db, id)
    },
  })
}
