import type { OthersPatrikaAnswer, OwnPatrikaAnswer, PatrikaAnswer } from '#contract/families/patrika.ts'
import { dashaOfLife } from '#domain/kundali/patrika/dasha.ts'
import { mangalDifference } from '#domain/kundali/patrika/told-mangal.ts'
import { chartWarnings } from '#domain/kundali/patrika/warnings.ts'
import type { MemberChart } from './queries.ts'

function presentPatrika({ chart, placeName, mangalTold }: MemberChart): PatrikaAnswer {
  const computed = chart.state === 'known' ? chart : null
  return {
    state: chart.state,
    patrika: computed && { ...computed.patrika, dasha: dashaOfLife(computed.patrika.dasha) },
    place: placeName,
    warnings: computed ? chartWarnings(computed) : [],
    mangal_told: mangalTold,
  }
}

/** Other families read what the family told of mangal. What the birth time says is for its owner and the guruji. */
export function presentOthersPatrika(member: MemberChart): Omit<OthersPatrikaAnswer, 'may_take_sheet'> {
  const { patrika, ...answer } = presentPatrika(member)
  if (!patrika) return { ...answer, patrika: null }
  const { mangal: _computed, ...chart } = patrika
  return { ...answer, patrika: chart }
}

/** The owner alone reads where their own answer about mangal differs. */
export function presentOwnPatrika(member: MemberChart): OwnPatrikaAnswer {
  const answer = presentPatrika(member)
  return {
    ...answer,
    mangal_difference: answer.patrika && mangalDifference(member.mangalTold, answer.patrika.mangal),
  }
}
