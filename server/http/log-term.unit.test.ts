import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('the log is kept for a year, like the security events beside it', () => {
  const rotation = readFileSync('deploy/logrotate/saptapadi', 'utf8')
  for (const term of ['rotate', 'maxage'])
    expect(Number(new RegExp(`^\\s*${term} (\\d+)$`, 'm').exec(rotation)?.[1])).toBeGreaterThanOrEqual(366)
  const told = readFileSync('docs/security.md', 'utf8')
  expect(told).not.toMatch(/the log \(\d+ days\)|ninety days/)
})
