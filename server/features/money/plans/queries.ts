import { sql } from 'kysely'
import type { Day } from '#domain/calendar.ts'
import type { Db } from '#server/db/open.ts'
import { findsRow, rowCount } from '#server/db/outcome.ts'
import { isRunningOn } from '#server/features/money/memberships/queries.ts'
import type { Plan } from '#server/features/money/memberships/rules.ts'
import { isCompleteOrder, type PlanNames } from './rules.ts'

export interface PlanForSale extends Plan {
  name: string
  nameMr: string
  validityDays: number
  contactViews: number
  descriptionHtml: string
  descriptionHtmlMr: string
}

const plansForSale = (db: Db) =>
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
  plansForSale(db).where('id', '=', id).executeTakeFirst()

/** The plans on sale and one more, in the provider's own order. There are few, so all are read at once. */
export const plansOnSale = (db: Db, andAlsoId: string | null): Promise<PlanForSale[]> =>
  plansForSale(db)
    .where(eb => eb.or([eb('status', '=', 'active'), ...(andAlsoId ? [eb('id', '=', andAlsoId)] : [])]))
    .orderBy('position')
    .orderBy('fee_paise')
    .orderBy('id')
    .execute()

export interface PlanValues {
  name: string
  name_mr: string
  fee_paise: number
  validity_days: number
  contact_views: number
  description_html: string
  description_html_mr: string
  is_offline: boolean
}

/** Every plan with its sales, the plans on sale first. */
export async function listPlans(db: Db, today: Day) {
  return db
    .selectFrom('plans')
    .leftJoinLateral(
      eb =>
        eb
          .selectFrom('orders')
          .innerJoin('payments', 'payments.order_id', 'orders.id')
          .whereRef('orders.plan_id', '=', 'plans.id')
          .where('payments.is_surplus', '=', false)
          .select([
            sql<number>`count(*) filter (where payments.refunded_at is null)`.as('sold'),
            sql<number>`coalesce(sum(payments.amount_paise - payments.part_refunded_paise)
              filter (where payments.refunded_at is null), 0)`.as('brought_paise'),
            sql<number>`count(*) filter (where payments.refunded_at is not null)`.as('refunded'),
          ])
          .as('sales'),
      join => join.onTrue(),
    )
    .selectAll('plans')
    .select(['sales.sold', 'sales.brought_paise', 'sales.refunded'])
    .select(eb =>
      eb
        .selectFrom('memberships')
        .whereRef('memberships.plan_id', '=', 'plans.id')
        .where(isRunningOn(today))
        .select(eb.fn.countAll<number>().as('count'))
        .as('running'),
    )
    .orderBy(sql`(plans.status = 'retired')`)
    .orderBy('plans.position')
    .orderBy('plans.fee_paise')
    .orderBy('plans.id')
    .execute()
}
export type OfficePlanRow = Awaited<ReturnType<typeof listPlans>>[number]

export const lockPlan = (trx: Db, id: string) =>
  trx.selectFrom('plans').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** The names of the other plans on sale. The lock makes two ADMINs who name a plan wait for each other. */
export async function lockOtherPlanNames(trx: Db, exceptId: string | null): Promise<PlanNames[]> {
  await sql`select pg_advisory_xact_lock(hashtext('plan names'))`.execute(trx)
  const onSale = await trx
    .selectFrom('plans')
    .select(['id', 'name', 'name_mr'])
    .where('status', '=', 'active')
    .execute()
  return onSale.filter(({ id }) => id !== exceptId)
}

export async function insertPlan(trx: Db, id: string, values: PlanValues): Promise<void> {
  await trx
    .insertInto('plans')
    .values(eb => ({
      id,
      ...values,
      position: eb.selectFrom('plans').select(sql<number>`coalesce(max(position), -1) + 1`.as('next')),
    }))
    .execute()
}

/** Returns whether the plan was changed. It was not where another save came first. */
export const updatePlan = (trx: Db, id: string, version: number, values: PlanValues): Promise<boolean> =>
  findsRow(
    trx
      .updateTable('plans')
      .set({ ...values, version: version + 1 })
      .where('id', '=', id)
      .where('version', '=', version)
      .returning('id'),
  )

/** Returns the plan's name, or null where it had this status before. */
export async function setPlanStatus(trx: Db, id: string, status: 'active' | 'retired'): Promise<string | null> {
  const changed = await trx
    .updateTable('plans')
    .set(eb => ({ status, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('status', '<>', status)
    .returning('name')
    .executeTakeFirst()
  return changed?.name ?? null
}

/** Puts the plans on sale into this order, and returns their names. Null for an order that is not complete. */
export async function setPlanOrder(trx: Db, ids: readonly string[]): Promise<string[] | null> {
  const onSale = await trx
    .selectFrom('plans')
    .select(['id', 'name'])
    .where('status', '=', 'active')
    .orderBy('id')
    .forUpdate()
    .execute()
  const names = new Map(onSale.map(plan => [plan.id, plan.name]))
  if (!isCompleteOrder(ids, new Set(names.keys()))) return null
  for (const [position, id] of ids.entries())
    await trx.updateTable('plans').set({ position }).where('id', '=', id).execute()
  return ids.flatMap(id => names.get(id) ?? [])
}

export const countReturnedViews = (db: Db, membershipId: string): Promise<number> =>
  rowCount(
    db.selectFrom('contact_views').where('membership_id', '=', membershipId).where('returned_at', 'is not', null),
  )
