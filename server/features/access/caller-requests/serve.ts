import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Db } from '#server/db/open.ts'
import { readRecipient } from '#server/features/telling/deliveries/recipient.ts'
import { serveLetterPage } from '#server/http/letter-page.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { objectPath, objectTo, requestOfLink } from './objections.ts'
import { objectWords } from './words.ts'

const inLink = z.object({ token: z.string().min(20).max(128) })

/** Serves the page on which an owner objects. */
export function serveObjections(
  app: FastifyInstance,
  { db, secrets, clock }: { db: Db; secrets: Secrets; clock: Clock },
): void {
  serveLetterPage(app, {
    path: objectPath,
    async open(request) {
      const link = inLink.safeParse(request.query)
      const waiting = link.success ? await requestOfLink(db, link.data.token, clock.now()) : null
      return waiting && { waiting, language: (await readRecipient(db, waiting.member_id))?.language ?? 'en' }
    },
    act: ({ waiting }) => objectTo({ db, secrets }, waiting, clock.now()),
    words({ waiting, language }) {
      const t = objectWords(language)
      return { ...t, question: t[waiting.kind] }
    },
    wrong: language => objectWords(language).over,
  })
}
