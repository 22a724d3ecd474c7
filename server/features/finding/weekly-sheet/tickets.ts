import { z } from 'zod'
import { openTicket, sealTicket, ticketFields } from '#server/http/tickets.ts'
import type { Secrets } from '#server/ports/secrets.ts'

const ticketSchema = z.object({ ...ticketFields, purpose: z.literal('weekly sheet'), id: z.guid() })
export type WeeklyTicket = Omit<z.output<typeof ticketSchema>, 'purpose' | 'expiresAt'>

export const weeklyUrl = '/api/matches/sheet'

export const weeklyAddress = (secrets: Secrets, ticket: WeeklyTicket, now: Date): string =>
  `${weeklyUrl}?ticket=${sealTicket(secrets, { purpose: 'weekly sheet', ...ticket }, now)}`

export const readWeeklyTicket = (secrets: Secrets, text: string | undefined, now: Date) =>
  openTicket(secrets, ticketSchema, text, now)
