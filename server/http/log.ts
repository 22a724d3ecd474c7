import type { FastifyBaseLogger } from 'fastify'

/** Removes e-mail addresses, numbers, tokens and codes from a log line, because logs must identify nobody. */
export const withoutPersonalData = (text: string): string =>
  text
    .replace(/[^\s"'<>(]+@[^\s"'<>)]+/g, '[address]')
    .replace(/\b[\w-]{40,}\b/g, '[token]')
    .replace(/\+?\d[\d -]{7,}\d/g, '[number]')
    .replace(/\b(?:\d{6}|\d{4})\b/g, '[code]')

export function logFailure(log: FastifyBaseLogger, where: string, error: unknown): void {
  const failure: Error & { code?: unknown } = error instanceof Error ? error : new Error(String(error))
  const { name, message, code, stack } = failure
  log.error({
    where,
    error: name,
    code: typeof code === 'string' ? code : undefined,
    message: withoutPersonalData(message),
    // Only our own frames are logged: a driver's stack repeats the message with its values.
    at: (stack ?? '')
      .split('\n')
      .filter(line => line.includes('/server/'))
      .slice(0, 6)
      .map(line => line.trim()),
  })
}
