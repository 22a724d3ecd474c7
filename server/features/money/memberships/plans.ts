import type { Language } from '#domain/words/catalogue.ts'
import type { Db } from '#server/db/open.ts'
import type { Plan } from './rules.ts'

export interface PlanForSale extends Plan {
  name: string
  nameMr: string
  validityDays: number
  contactViews: number
  descriptionHtml: string
  descriptionHtmlMr: string
}

/** What nobody has written in Marathi is read in English. */
export const planText = (language: Language, english: string, marathi: string): string =>
  language === 'mr' ? marathi || english : english

const plans = (db: Db) =>
  db
    .selectFrom('plans')
    .select([
      'id',
      'name',
      'name_mr as nameMr',
      'fee_paise as feePaise',
      'validity_days as validityDays',
      'contact_views as contactViews',
      'description_html as descriptionHtml',
      'description_html_mr as descriptionHtmlMr',
      'status',
      'is_offline as isOffline',
    ])

export const planById = (db: Db, id: string): Promise<PlanForSale | undefined> =>
  plans(db).where('id', '=', id).executeTakeFirst()

/** The plans on sale and the one given, in the provider's own order. There are few, so all are read at once. */
export const plansOnSale = (db: Db, andAlso: string | null): Promise<PlanForSale[]> =>
  plans(db)
    .where(eb => eb.or([eb('status', '=', 'active'), ...(andAlso ? [eb('id', '=', andAlso)] : [])]))
    .orderBy('position')
    .orderBy('fee_paise')
    .orderBy('id')
    .execute()
