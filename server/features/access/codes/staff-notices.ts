import { dayInIndia } from '#domain/calendar.ts'
import { writeToOutbox } from '#server/features/telling/outbox/queries.ts'
import type { AccessDependencies } from '../accounts/dependencies.ts'
import { type ProviderMessage, providerMessage } from './words.ts'

/** Tells the provider, by log and by e-mail at most once a day, that a budget of the whole service runs out. */
export async function tellStaff(
  { db, secrets, channels, site, record }: AccessDependencies,
  what: ProviderMessage,
  now: Date,
): Promise<void> {
  record({ event: 'budget_used_up', budget: what })
  const { email } = (await site()).facts('contact')
  if (!email || !channels.EMAIL) return
  const eventKey = `staff ${what} ${dayInIndia(now)}`
  const message = { channel: 'EMAIL', eventKey, template: what, ownerId: null, to: email } as const
  await writeToOutbox(db, secrets, { ...message, ...providerMessage(what) }, now)
}
