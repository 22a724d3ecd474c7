import type { FastifyInstance } from 'fastify'
import type { Db } from '#server/db/open.ts'
import { findsRow } from '#server/db/outcome.ts'
import { writeSheetChoice } from '#server/features/telling/deliveries/choices.ts'
import { type OneTapLink, serveOneTap } from '#server/features/telling/deliveries/one-tap.ts'
import { readRecipient } from '#server/features/telling/deliveries/recipient.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { stopWords } from './words.ts'

export const stopLink: OneTapLink = { purpose: 'stop weekly sheet', path: '/api/matches/sheet/stop' }

export const serveSheetStop = (app: FastifyInstance, { db, secrets }: { db: Db; secrets: Secrets }): void =>
  serveOneTap(app, {
    secrets,
    link: stopLink,
    words: stopWords,
    async languageOf(id) {
      // A choice of somebody who has left would be a row about them again.
      const present = db.selectFrom('members').select('id').where('id', '=', id).where('status', '<>', 'deleted')
      return (await findsRow(present)) ? ((await readRecipient(db, id))?.language ?? null) : null
    },
    stop: id => writeSheetChoice(db, id, false),
  })
