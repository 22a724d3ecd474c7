import type { FastifyBaseLogger } from 'fastify'

/** Logs say what happened, never to whom: addresses, numbers, tokens and codes are taken out of every line. */
export const withoutPersons = (text: string): string =>
  text
    .replace(/[^\s"'<>(]+@[^\s"'<>)]+/g, '[address]')
    .replace(/\b[\w-]{40,}\b/g, '[token]')
    .replace(/\+?\d[\d -]{7,}\d/g, '[number]')
    .replace(/\b\d{4}\b/g, '[code]')

export function logFailure(log: FastifyBaseLogger, where: string, error: unknown): void {
  const failure: Error & { code?: unknown } = error instanceof Error ? error : new Error(String(error))
  const { name, message, code, stack } = failure
  log.error({
    where,
    error: name,
    code: typeof code === 'string' ? code : undefined,
    message: withoutPersons(message),
    // Only our own frames: a driver's stack repeats the message, values and all.
    at: (stack ?? '')
      .split('\n')
      .filter(line => line.includes('/server/'))
      .slice(0, 6)
      .map(line => line.trim()),
  })
}
