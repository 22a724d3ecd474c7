/** The database does not answer. No statement was sent. */
export class DatabaseAway extends Error {}

/** SQLSTATE codes of a server that stops, starts, is read-only after a failover, has no free connection or cancelled a statement. */
const awayStates = new Set(['57P01', '57P02', '57P03', '57P05', '57014', '53300', '25006', '25P03'])
const socketCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])
/** The driver gives these errors no code. */
const driverMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|Client was closed)/

const codeOf = (error: unknown): string => {
  const { code } = (error ?? {}) as { code?: unknown }
  return typeof code === 'string' ? code : ''
}

/** Whether the call may succeed in a moment, because the database or the connection to it was lost. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof DatabaseAway) return true
  const code = codeOf(error)
  if (awayStates.has(code) || socketCodes.has(code) || /^08[0-9A-Z]{3}$/.test(code)) return true
  return error instanceof Error && driverMessages.test(error.message)
}

/** Whether a file could not be written because this machine's disk is full. */
export const isOwnDiskFull = (error: unknown): boolean => ['ENOSPC', 'EDQUOT'].includes(codeOf(error))
/** Whether this machine's disk or the database's is full. */
export const isDiskFull = (error: unknown): boolean => isOwnDiskFull(error) || codeOf(error) === '53100'
