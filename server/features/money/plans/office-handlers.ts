import { broken } from '#contract/field-words.ts'
import { dayInIndia } from '#domain/calendar.ts'
import type { Db } from '#server/db/open.ts'
import type { ActValues } from '#server/http/acts.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import { Refusal } from '#server/http/refusal.ts'
import { newId } from '#server/ports/ids.ts'
import { htmlOfLines, linesOfHtml } from './description.ts'
import { presentOfficePlan } from './present.ts'
import {
  insertPlan,
  listPlans,
  lockOtherPlanNames,
  lockPlan,
  type PlanValues,
  setPlanOrder,
  setPlanStatus,
  updatePlan,
} from './queries.ts'
import { type PlanNames, takenNames } from './rules.ts'
import { planMessages } from './words.ts'

type PlanCalls = HandlersOf<'officePlans' | 'makePlan' | 'changePlan' | 'retirePlan' | 'offerPlanAgain' | 'orderPlans'>

interface SentPlan {
  plan_name: string
  plan_name_mr: string
  fee: number
  validity_in_days: number
  max_contact_views_count: number
  description: string
  description_mr: string
  is_offline: boolean
}
const valuesOf = (sent: SentPlan): PlanValues => ({
  name: sent.plan_name,
  name_mr: sent.plan_name_mr,
  fee_paise: sent.fee * 100,
  validity_days: sent.validity_in_days,
  contact_views: sent.max_contact_views_count,
  description_html: htmlOfLines(sent.description),
  description_html_mr: htmlOfLines(sent.description_mr),
  is_offline: sent.is_offline,
})

/** What the audit records of a plan. */
const auditValuesOf = (plan: PlanValues): ActValues => ({
  name: plan.name,
  name_mr: plan.name_mr,
  fee: plan.fee_paise / 100,
  days: plan.validity_days,
  views: plan.contact_views,
  offline: plan.is_offline,
  description: linesOfHtml(plan.description_html),
  description_mr: linesOfHtml(plan.description_html_mr),
})

export function planHandlers({ db }: { db: Db }): PlanCalls {
  async function refuseTakenName(trx: Db, plan: PlanNames, exceptId: string | null) {
    const taken = takenNames(plan, await lockOtherPlanNames(trx, exceptId))
    const fields = {
      ...(taken.name && { plan_name: broken('taken_plan_name') }),
      ...(taken.name_mr && { plan_name_mr: broken('taken_plan_name') }),
    }
    if (Object.keys(fields).length > 0) throw new Refusal('taken', { fields })
  }
  return {
    async officePlans({ now }) {
      return { list: (await listPlans(db, dayInIndia(now))).map(presentOfficePlan) }
    },

    async makePlan({ input, language, now, inAct }) {
      const values = valuesOf(input)
      await inAct(async trx => {
        await refuseTakenName(trx, values, null)
        await insertPlan(trx, newId(now), values)
        return { act: 'plan_made', after: auditValuesOf(values) }
      })
      return { message: planMessages(language).made }
    },

    async changePlan({ input, language, inAct }) {
      const values = valuesOf(input)
      await inAct(async trx => {
        const before = await lockPlan(trx, input.uuid)
        if (!before) throw new Refusal('not_found')
        if (before.status === 'active') await refuseTakenName(trx, values, before.id)
        if (!(await updatePlan(trx, before.id, input.version, values))) throw new Refusal('changed_elsewhere')
        return { act: 'plan_changed', before: auditValuesOf(before), after: auditValuesOf(values) }
      })
      return { message: planMessages(language).changed }
    },

    async retirePlan({ input: { uuid, reason }, language, inAct }) {
      await inAct(async trx => {
        const name = await setPlanStatus(trx, uuid, 'retired')
        if (name === null) throw new Refusal('conflict')
        return { act: 'plan_retired', before: { name }, reason }
      })
      return { message: planMessages(language).retired }
    },

    async offerPlanAgain({ input: { uuid }, language, inAct }) {
      await inAct(async trx => {
        const plan = await lockPlan(trx, uuid)
        if (plan) await refuseTakenName(trx, plan, uuid)
        const name = await setPlanStatus(trx, uuid, 'active')
        if (name === null) throw new Refusal('conflict')
        return { act: 'plan_offered_again', after: { name } }
      })
      return { message: planMessages(language).offered }
    },

    async orderPlans({ input: { uuids }, language, inAct }) {
      await inAct(async trx => {
        const names = await setPlanOrder(trx, uuids)
        if (!names) throw new Refusal('changed_elsewhere')
        return { act: 'plans_ordered', after: { order: names.join(', ') } }
      })
      return { message: planMessages(language).ordered }
    },
  }
}
