import { Refusal } from '#server/http/refusal.ts'
import { numberSentences } from './words.ts'

const isLastNumberHidden = (error: unknown): boolean => {
  const { code, constraint } = error as { code?: string; constraint?: string }
  return code === '23514' && constraint === 'members_one_number_visible'
}

/** Runs a write that may hide or remove a number. The check of the database decides, and this words its refusal. */
export async function keepOneNumberVisible<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    throw isLastNumberHidden(error) ? new Refusal('conflict', { sentence: numberSentences.lastNumber }) : error
  }
}
