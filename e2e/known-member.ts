import { expect, type Page } from '@playwright/test'
import { dayInIndia } from '#domain/calendar.ts'
import type { Gender } from '#domain/limits.ts'
import { knownPassword } from '#server/demo/known-logins.ts'
import { listedOn } from '#server/features/relations/visibility/queries.ts'
import { setStored } from './browser-storage.ts'
import type { Site } from './site.ts'

/** Logs one of the demo's known members in without the login dialog, and returns their token. */
export async function logsIn(page: Page, site: Site, email: string): Promise<string> {
  const response = await fetch(`${site.url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ role: 'USER', email, password: knownPassword }),
  })
  const { access_token } = (await response.json()) as { access_token: string }
  await setStored(page, site, { access_token })
  return access_token
}

export const memberBy = (site: Site, email: string) =>
  site.db.selectFrom('members').select(['id', 'gender']).where('email', '=', email).executeTakeFirstOrThrow()

/** Visible members with no interest to or from this member. */
export const strangersTo = (site: Site, member: string, gender: Gender) =>
  site.db
    .selectFrom('members')
    .select('id')
    .where('gender', '=', gender)
    .where('status', '=', 'active')
    .where('mobile_verified_at', 'is not', null)
    .where(listedOn(dayInIndia(site.clock.now())))
    .where('id', 'not in', eb => eb.selectFrom('interests').select('sender_id').where('receiver_id', '=', member))
    .where('id', 'not in', eb => eb.selectFrom('interests').select('receiver_id').where('sender_id', '=', member))

/** Searches as the form does, and returns the count. */
export async function searches(site: Site, token: string, criteria: Record<string, unknown> = {}): Promise<number> {
  const response = await fetch(`${site.url}/api/search-user`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(criteria),
  })
  expect(response.status).toBe(200)
  return ((await response.json()) as { count: number }).count
}
