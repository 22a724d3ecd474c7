import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { type ErrorAnswer, type ErrorCode, errorStatus } from '#contract/errors.ts'
import { fieldMessage } from '#contract/field-words.ts'
import { isLanguage, type Language } from '#domain/words/catalogue.ts'
import { isDatabaseAway, isDiskFull } from '#server/db/failures.ts'
import { QueueFull } from '#server/ports/work-queue.ts'
import { errorWords, manyWait } from './error-words.ts'
import { logFailure } from './log.ts'
import { Refusal } from './refusal.ts'

export function languageOf(request: FastifyRequest): Language {
  const { language } = request.headers
  return isLanguage(language) ? language : 'en'
}

/** Our error code for each of Fastify's. */
const frameworkRefusals: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'wrong_content_type',
  FST_ERR_CTP_EMPTY_TYPE: 'wrong_content_type',
  FST_REQ_FILE_TOO_LARGE: 'file_too_large',
  FST_FILES_LIMIT: 'body_too_large',
  FST_FIELDS_LIMIT: 'body_too_large',
  FST_PARTS_LIMIT: 'body_too_large',
}

export function refusalFor(error: unknown): Refusal | null {
  if (error instanceof Refusal) return error
  if (error instanceof QueueFull)
    return new Refusal('slow_down', { retryAfterSeconds: error.retryAfterSeconds, sentence: manyWait })
  if (isDatabaseAway(error)) return new Refusal('database_away', { retryAfterSeconds: 2 })
  if (isDiskFull(error)) return new Refusal('storage_full', { retryAfterSeconds: 60 })
  const { code, statusCode = 500 } = error as Partial<FastifyError>
  const ownCode = code && frameworkRefusals[code]
  if (ownCode) return new Refusal(ownCode)
  return statusCode >= 400 && statusCode < 500 ? new Refusal('bad_input') : null
}

/** Every refusal becomes an answer here. Any other error is a fault of the server: it is logged and answered without detail. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = refusalFor(error) ?? new Refusal('server_error')
  if (refusal.code === 'server_error') logFailure(request.log, request.routeOptions.url ?? 'unknown route', error)
  const language = languageOf(request)
  const answer: ErrorAnswer = {
    message: (refusal.sentence ?? errorWords[refusal.code])[language],
    code: refusal.code,
  }
  if (refusal.fields) {
    answer.fields = Object.fromEntries(
      Object.entries(refusal.fields).map(([name, rule]) => [name, fieldMessage(language, rule)]),
    )
    // A person reads the message, so the first broken field's sentence replaces the general one.
    const sentences = Object.values(answer.fields)
    if (!refusal.sentence && sentences[0]) answer.message = sentences[0]
  }
  if (refusal.retryAfterSeconds) reply.header('retry-after', String(refusal.retryAfterSeconds))
  // The unread rest of the body must not be read as the next request.
  if (errorStatus[refusal.code] === 413) reply.header('connection', 'close')
  return reply.code(errorStatus[refusal.code]).header('cache-control', 'no-store').send(answer)
}
