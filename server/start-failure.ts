import { withoutPersonalData } from './http/log.ts'
import { secretValues } from './setting-names.ts'

/** Drivers quote what they were given: an address with its password, or the part of one that they took for a host. */
const withoutSecrets = (text: string): string =>
  secretValues(process.env)
    .reduce((masked, secret) => masked.replaceAll(secret, '…'), text)
    .replace(/\/\/[^\s/]*@/g, '//…@')

/**
 * One line for the operator. The database's errors quote whole rows in their other fields, so those are never printed.
 */
export function failureLine(error: unknown): string {
  const failure: Error & { code?: unknown; syscall?: unknown } =
    error instanceof Error ? error : new Error(String(error))
  const code = typeof failure.code === 'string' ? failure.code : failure.name
  const [message = ''] = failure.message.split('\n')
  // The system's own messages name an address or a file, which the operator needs.
  const text = failure.syscall === undefined ? withoutPersonalData(message) : message
  const frame = (failure.stack ?? '').split('\n').find(line => line.includes('/server/'))
  return [`${code}:`, withoutSecrets(text) || 'no message', frame?.trim()].filter(Boolean).join(' ')
}
