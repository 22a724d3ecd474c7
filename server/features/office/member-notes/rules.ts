import { broken } from '#contract/field-words.ts'
import { addDays, type Day } from '#domain/calendar.ts'
import { Refusal } from '#server/http/refusal.ts'

const furthestCallDays = 366

/** A call is promised for today or a later day within a year. */
export function refuseCallDay(callOn: Day, today: Day): void {
  if (callOn < today || callOn > addDays(today, furthestCallDays))
    throw new Refusal('bad_input', { fields: { next_call_on: broken('call_day') } })
}
