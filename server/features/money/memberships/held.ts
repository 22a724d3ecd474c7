import type { HeldMembership } from './grants.ts'

/** A row of the table as the rules of purchases read it. */
export const asHeld = (row: {
  id: string
  fee_paise: number
  validity_days: number
  starts_on: string
  ends_on: string
  contact_views: number
  contact_views_spent: number
  carried_views: number
}): HeldMembership => ({
  id: row.id,
  feePaise: row.fee_paise,
  validityDays: row.validity_days,
  startsOn: row.starts_on,
  endsOn: row.ends_on,
  contactViews: row.contact_views,
  contactViewsSpent: row.contact_views_spent,
  carriedViews: row.carried_views,
})
