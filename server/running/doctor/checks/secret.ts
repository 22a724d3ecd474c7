import { opensDataKey } from '#server/ports/secrets.ts'
import type { Check, Finding } from '../finding.ts'

/** A random text of 32 characters has about twenty different ones. A repeated word or a row of the keyboard has fewer. */
const leastDifferent = 12
const leastLength = 32
const placeholder = /change.?me|secret|password|example|saptapadi|01234|abcdef|qwerty/i

export const isWeakSecret = (secret: string): boolean =>
  secret.length < leastLength || new Set(secret).size < leastDifferent || placeholder.test(secret)

export const secret: Check = {
  name: 'secret',
  scope: 'service',
  isFrequent: false,
  async run({ config, db, secret: used }) {
    const findings: Finding[] = []
    if (used === null) return findings
    if (isWeakSecret(used)) findings.push({ id: 'secret_weak' })
    if (config.oldAppSecret) findings.push({ id: 'secret_old' })
    const opens = db && (await opensDataKey(db, used).catch(() => null))
    if (opens === false) findings.push({ id: 'secret_wrong' })
    return findings
  },
}
