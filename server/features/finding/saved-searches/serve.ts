import type { FastifyInstance } from 'fastify'
import type { Db } from '#server/db/open.ts'
import { type OneTapLink, serveOneTap } from '#server/features/telling/deliveries/one-tap.ts'
import { readRecipient } from '#server/features/telling/deliveries/recipient.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { ownerOf, setTelling } from './queries.ts'
import { stopWords } from './words.ts'

export const stopLink: OneTapLink = { purpose: 'stop saved search', path: '/api/saved-searches/stop' }

export const serveSavedSearchStop = (
  app: FastifyInstance,
  { db, secrets, clock }: { db: Db; secrets: Secrets; clock: Clock },
): void =>
  serveOneTap(app, {
    secrets,
    link: stopLink,
    words: stopWords,
    async languageOf(id) {
      const memberId = await ownerOf(db, id)
      return memberId === null ? null : ((await readRecipient(db, memberId))?.language ?? 'en')
    },
    async stop(id) {
      await setTelling(db, { id, memberId: null }, 'never', clock.now())
    },
  })
