import type { MatchFit } from '#contract/finding/matches.ts'
import type { MemberSummary } from '#contract/finding/summary.ts'
import { type Wish, wishes } from '#domain/finding/fit.ts'
import { formatHeight } from '#domain/format/height.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { digits } from '#domain/words/digits.ts'
import { type Expectation, wantedOf } from '#web/member/parts/fit/fit-sentences.ts'
import { factWords } from '#web/member/parts/fit/words.ts'
import { factSentences, matchWords } from './words.ts'

/** The facts of one family that wishes are compared with. */
export interface FamilyFacts {
  marital_status: string | null
  birth_year: number
  height: number
  working_city: string | null
  native_district: string | null
}

export const factsOf = (member: MemberSummary): FamilyFacts => ({
  marital_status: member.maritial_status,
  birth_year: Number(member.dob.slice(0, 4)),
  height: member.height,
  working_city: member.working_place_taluka_name,
  native_district: member.native_place_district_name,
})

export interface Reason {
  wish: Wish
  outcome: 'met' | 'missed' | 'not_told'
  text: string
}

/** Each wish in words: the fact if it is met, and the fact beside the wish if it is missed. */
export function reasonsOf(
  fit: MatchFit,
  { wanted, facts, gunMilan }: { wanted: Expectation; facts: FamilyFacts; gunMilan: number | null },
  language: Language,
): Reason[] {
  const t = matchWords(language)
  const value: Record<Wish, string> = {
    marital_status: facts.marital_status ?? '',
    birth_year: digits(language, facts.birth_year),
    height: formatHeight(facts.height, language),
    patrika: gunMilan === null ? '' : digits(language, gunMilan),
    working_city: facts.working_city ?? '',
    native_district: facts.native_district ?? '',
  }
  return wishes.flatMap((wish): Reason[] => {
    const fact = factSentences(language)[wish](value[wish])
    if (fit.met.includes(wish)) return [{ wish, outcome: 'met', text: fact }]
    if (fit.missed.includes(wish))
      return [{ wish, outcome: 'missed', text: t.instead(fact, wantedOf[wish](wanted, language)) }]
    if (fit.not_told.includes(wish)) return [{ wish, outcome: 'not_told', text: t.notTold(factWords(language)[wish]) }]
    return []
  })
}
