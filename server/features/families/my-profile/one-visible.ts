import { Refusal } from '#server/http/refusal.ts'
import { numberSentences } from './words.ts'

const sentences = {
  members_one_number_visible: numberSentences.lastNumber,
  members_one_number_at_once: numberSentences.lastAtOnce,
}

function sentenceOf(error: unknown) {
  const { code, constraint = '' } = error as { code?: string; constraint?: string }
  const isOfNumbers = code === '23514' && Object.hasOwn(sentences, constraint)
  return isOfNumbers ? sentences[constraint as keyof typeof sentences] : null
}

/** Runs a write that may hide or remove a number, or let it wait. The checks of the database decide, and this words them. */
export async function keepOneNumberVisible<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    const sentence = sentenceOf(error)
    throw sentence ? new Refusal('conflict', { sentence }) : error
  }
}
