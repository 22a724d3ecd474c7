import { Resolver } from 'node:dns/promises'
import { type Check, type Finding, reasonOf } from '../finding.ts'

/** Resolves the TXT records of a name. Rejects with the resolver's error code. */
export type ResolveTxt = (name: string) => Promise<string[][]>

const resolveTxt: ResolveTxt = name => new Resolver({ timeout: 3_000, tries: 2 }).resolveTxt(name)

/** The resolver's codes for a name without such a record. Any other failure says nothing about the records. */
const isAbsent = (error: unknown) => ['ENODATA', 'ENOTFOUND'].includes((error as { code?: string }).code ?? '')

/** The sender's domain. A name without a dot is a local one, for which nobody publishes records. */
const domainOf = (from: string): string | null => /@([^>\s]+\.[^>\s]+)/.exec(from)?.[1]?.toLowerCase() ?? null

/** Whether the sender's domain publishes who may send in its name. Without that, large mail providers drop our letters. */
export const senderCheck = (resolve: ResolveTxt = resolveTxt): Check => ({
  name: 'sender',
  scope: 'service',
  isFrequent: false,
  async run({ config }) {
    const domain = config.smtp && domainOf(config.smtp.from)
    if (!domain) return []
    const has = async (name: string, record: RegExp): Promise<boolean> => {
      try {
        // A long record comes in pieces.
        return (await resolve(name)).some(pieces => record.test(pieces.join('')))
      } catch (error) {
        if (isAbsent(error)) return false
        throw error
      }
    }
    const findings: Finding[] = []
    try {
      if (!(await has(domain, /^v=spf1(\s|$)/i))) findings.push({ id: 'sender_spf', detail: domain })
      if (config.dkimSelector) {
        const name = `${config.dkimSelector}._domainkey.${domain}`
        // A revoked key is an empty one.
        if (!(await has(name, /(^|;)\s*p=[^;\s]/i))) findings.push({ id: 'sender_dkim', detail: name })
      } else findings.push({ id: 'sender_dkim_unset' })
      if (!(await has(`_dmarc.${domain}`, /^v=DMARC1\s*;/i))) findings.push({ id: 'sender_dmarc', detail: domain })
      return findings
    } catch (error) {
      return [{ id: 'sender_unknown', detail: `${domain}, ${reasonOf(error)}` }]
    }
  },
})

export const sender = senderCheck()
