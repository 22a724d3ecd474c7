import type { Language } from '#domain/words/catalogue.ts'
import { nameIn } from '#server/features/families/profile-fields/second-script.ts'
import { allStates } from '#server/features/telling/deliveries/told-families.ts'
import type { RecallRow } from './queries.ts'
import { goesAt, mayConfirm, mayWithdraw, stateOf } from './rules.ts'

export const presentRecall = (
  row: RecallRow,
  { staffId, isSettled, language }: { staffId: string; isSettled: boolean; language: Language },
) => ({
  uuid: row.id,
  member: row.member_id
    ? {
        uuid: row.member_id,
        registration_no: row.registration_no ?? '',
        name: nameIn(language, row),
      }
    : null,
  ground: row.ground,
  state: stateOf(row),
  asked_by: row.asker,
  asked_at: row.asked_at.toISOString(),
  confirmed_by: row.confirmer,
  goes_at: row.confirmed_at ? goesAt(row.confirmed_at).toISOString() : null,
  families: row.families,
  told: allStates(row.told),
  may_confirm: isSettled && row.asker_is_settled && mayConfirm(row, staffId),
  may_withdraw: mayWithdraw(row),
})
