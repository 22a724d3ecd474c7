import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { type ErrorAnswer, type ErrorCode, errorStatus } from '#contract/errors.ts'
import { fieldMessage } from '#contract/field-words.ts'
import { isLanguage, type Language } from '#domain/words/catalogue.ts'
import { PasswordQueueFull } from '#server/ports/passwords.ts'
import { errorWords } from './error-words.ts'
import { logFailure } from './log.ts'
import { Refusal } from './refusal.ts'

export function languageOf(request: FastifyRequest): Language {
  const asked = request.headers.language
  return isLanguage(asked) ? asked : 'en'
}

/** What the framework itself refuses, in our words. */
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
  if (error instanceof PasswordQueueFull)
    return new Refusal('slow_down', { retryAfterSeconds: error.retryAfterSeconds })
  const { code, statusCode = 500 } = error as Partial<FastifyError>
  const known = code && frameworkRefusals[code]
  if (known) return new Refusal(known)
  return statusCode >= 400 && statusCode < 500 ? new Refusal('bad_input') : null
}

/** The one place where a refusal becomes an answer. What is not a refusal is our fault: logged, and told without detail. */
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
    // A person reads the message: where one field is to blame, it says so itself.
    const sentences = Object.values(answer.fields)
    if (!refusal.sentence && sentences[0]) answer.message = sentences[0]
  }
  if (refusal.retryAfterSeconds) reply.header('retry-after', String(refusal.retryAfterSeconds))
  // What is left of a body we refused to read must not be taken for the next request.
  if (errorStatus[refusal.code] === 413) reply.header('connection', 'close')
  return reply.code(errorStatus[refusal.code]).header('cache-control', 'no-store').send(answer)
}
