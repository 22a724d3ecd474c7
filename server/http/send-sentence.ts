import type { FastifyReply } from 'fastify'
import { errorStatus } from '#contract/errors.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { errorWords } from './error-words.ts'
import { refusalFor } from './errors.ts'

/** A sentence for whoever opened an address. Null where nothing tells who that is: it then stands there in both languages. */
export const inLanguageOf = (language: Language | null, sentence: Record<Language, string>): string =>
  language ? sentence[language] : `${sentence.en} ${sentence.mr}`

/** A person looks at the window of a ticket, so a refusal is a sentence there and not an object. */
export function sendSentence(reply: FastifyReply, error: unknown, language: Language | null): FastifyReply {
  const refusal = refusalFor(error)
  if (!refusal) throw error
  const sentence = inLanguageOf(language, refusal.sentence ?? errorWords[refusal.code])
  if (refusal.retryAfterSeconds) reply.header('retry-after', String(refusal.retryAfterSeconds))
  return reply.code(errorStatus[refusal.code]).type('text/plain; charset=utf-8').send(sentence)
}
