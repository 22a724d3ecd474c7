import type { ErrorAnswer } from '#contract/errors.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { errorWords } from './error-words.ts'
import { apiHeaders } from './headers.ts'

interface OverloadAnswer {
  headers: Readonly<Record<string, string>>
  body: string
}

/** Tells a member that the node is overloaded. It is made once, because it is sent when time is short. */
export function overloadAnswer(language: Language, publicUrl: string): OverloadAnswer {
  const answer: ErrorAnswer = { message: errorWords.overloaded[language], code: 'overloaded' }
  const body = JSON.stringify(answer)
  const headers = {
    ...apiHeaders(publicUrl),
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': '2',
    'content-length': String(Buffer.byteLength(body)),
  }
  return { headers, body }
}
