import type { PriceList } from '#contract/money/plans.ts'
import type { Language } from '#domain/words/catalogue.ts'
import type { Db } from '#server/db/open.ts'
import { cleanHtml } from '#server/features/shared/site-content/clean-html.ts'
import { presentFlag } from '#server/http/wire-values.ts'
import { planText } from './present.ts'
import { type PlanForSale, plansOnSale } from './queries.ts'

/** What anybody may read of a plan. */
export const presentPrice = (language: Language, plan: PlanForSale): PriceList['list'][number] => ({
  uuid: plan.id,
  name: planText(language, plan.name, plan.nameMr),
  fee: plan.feePaise / 100,
  validity_in_days: plan.validityDays,
  max_contact_views_count: plan.contactViews,
  description: cleanHtml(planText(language, plan.descriptionHtml, plan.descriptionHtmlMr)),
  is_offline: presentFlag(plan.isOffline),
})

/** The plans on sale, for the call and for the page that the server renders. */
export const readPrices = async (db: Db, language: Language): Promise<PriceList> => ({
  list: (await plansOnSale(db, null)).map(plan => presentPrice(language, plan)),
})
