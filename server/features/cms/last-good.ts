import { isDatabaseAway } from '#server/db/failures.ts'

const maxAnswers = 200

/** While the database is away, gives what the same question was answered last. */
export function orLastGood<A extends unknown[], R>(read: (...asked: A) => Promise<R>): (...asked: A) => Promise<R> {
  const answers = new Map<string, R>()
  return async (...asked) => {
    const question = JSON.stringify(asked)
    try {
      const answer = await read(...asked)
      if (answers.size >= maxAnswers) answers.clear()
      answers.set(question, answer)
      return answer
    } catch (error) {
      const last = answers.get(question)
      if (last !== undefined && isDatabaseAway(error)) return last
      throw error
    }
  }
}
