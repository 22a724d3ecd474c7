import { isDatabaseAway } from '#server/db/failures.ts'

const maxAnswers = 200

/** Repeats the last answer to the same arguments while the database is away. */
export function orLastGood<A extends unknown[], R>(read: (...args: A) => Promise<R>): (...args: A) => Promise<R> {
  const answers = new Map<string, R>()
  return async (...args) => {
    const key = JSON.stringify(args)
    try {
      const answer = await read(...args)
      if (answers.size >= maxAnswers) answers.clear()
      answers.set(key, answer)
      return answer
    } catch (error) {
      const last = answers.get(key)
      if (last !== undefined && isDatabaseAway(error)) return last
      throw error
    }
  }
}
