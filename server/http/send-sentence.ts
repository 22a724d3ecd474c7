import type { FastifyReply } from 'fastify'
import { errorStatus } from '#contract/errors.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { errorWords } from './error-words.ts'
import { refusalFor } from './errors.ts'

/** A sentence in the reader's language, or in both languages where that is unknown (null). */
export const inLanguageOf = (language: Language | null, sentence: Record<Language, string>): string =>
  language ? sentence[language] : `${sentence.en} ${sentence.mr}`

/** Refuses with a plain sentence, because a person looks at the window that a ticket opened. */
export function sendSentence(reply: FastifyReply, error: unknown, language: Language | null): FastifyReply {
  const refusal = refusalFor(error)
  if (!refusal) throw error
  const sentence = inLanguageOf(language, refusal.sentence ?? errorWords[refusal.code])
  if (refusal.retryAfterSeconds) reply.header('retry-after', String(refusal.retryAfterSeconds))
  return reply.code(errorStatus[refusal.code]).type('text/plain; charset=utf-8').send(sentence)
}
