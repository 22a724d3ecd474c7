/** The first line on a connection to the server: who is calling. Only our own thread knows the token. */
export const introduce = (token: string, remoteAddress: string): string => `${token} ${remoteAddress}\n`

/** A line with a token and an address is never longer. */
const longest = 128

/** What stands after the line, and whose connection it is. Undefined while the line is not whole, null for a stranger. */
export function readIntroduction(token: string, bytes: Buffer): { address: string; rest: Buffer } | null | undefined {
  const end = bytes.subarray(0, longest).indexOf('\n')
  if (end < 0) return bytes.length < longest ? undefined : null
  const [given, address] = bytes.toString('latin1', 0, end).split(' ')
  return given === token && address ? { address, rest: bytes.subarray(end + 1) } : null
}
