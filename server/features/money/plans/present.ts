import type { Language } from '#domain/words/catalogue.ts'
import { linesOfHtml } from './description.ts'
import type { OfficePlanRow } from './queries.ts'

/** A text of a plan in the reader's language. Where the Marathi is empty, it is the English. */
export const planText = (language: Language, english: string, marathi: string): string =>
  language === 'mr' ? marathi || english : english

export const presentOfficePlan = (plan: OfficePlanRow) => ({
  uuid: plan.id,
  version: plan.version,
  plan_name: plan.name,
  plan_name_mr: plan.name_mr,
  fee: plan.fee_paise / 100,
  validity_in_days: plan.validity_days,
  max_contact_views_count: plan.contact_views,
  description: linesOfHtml(plan.description_html),
  description_mr: linesOfHtml(plan.description_html_mr),
  is_offline: plan.is_offline,
  is_retired: plan.status === 'retired',
  sold: Number(plan.sold ?? 0),
  brought: Number(plan.brought_paise ?? 0) / 100,
  refunded: Number(plan.refunded ?? 0),
  running: Number(plan.running ?? 0),
})
