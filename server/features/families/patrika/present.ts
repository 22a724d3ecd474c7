import type { OwnPatrikaAnswer, PatrikaAnswer } from '#contract/families/patrika.ts'
import { mangalDifference } from '#domain/kundali/patrika/told-mangal.ts'
import { chartWarnings } from '#domain/kundali/patrika/warnings.ts'
import type { MemberChart } from './queries.ts'

export function presentPatrika({ chart, placeName, mangalTold }: MemberChart): PatrikaAnswer {
  const computed = chart.state === 'known' ? chart : null
  return {
    state: chart.state,
    patrika: computed?.patrika ?? null,
    place: placeName,
    warnings: computed ? chartWarnings(computed) : [],
    mangal_told: mangalTold,
  }
}

/** The owner alone reads where their own answer about mangal differs. */
export function presentOwnPatrika(member: MemberChart): OwnPatrikaAnswer {
  const answer = presentPatrika(member)
  return {
    ...answer,
    mangal_difference: answer.patrika && mangalDifference(member.mangalTold, answer.patrika.mangal),
  }
}
