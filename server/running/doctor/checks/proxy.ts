import type { Check, Finding } from '../finding.ts'

/** The server speaks no TLS itself, so an https address needs a proxy in front. */
export const proxy: Check = {
  name: 'proxy',
  scope: 'service',
  isFrequent: false,
  run({ config: { publicUrl, trustProxy } }) {
    const findings: Finding[] = []
    if (publicUrl.startsWith('https:') && (trustProxy === false || trustProxy === 0))
      findings.push({ id: 'proxy_missing' })
    if (typeof trustProxy === 'string' && trustProxy.split(',').some(one => /\/0$/.test(one.trim())))
      findings.push({ id: 'proxy_everybody', detail: trustProxy })
    return findings
  },
}
