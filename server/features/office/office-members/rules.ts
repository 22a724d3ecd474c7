import { brokenAgeRule } from '#contract/fields.ts'
import { type Day, dayInIndia } from '#domain/calendar.ts'
import type { Gender } from '#domain/limits.ts'
import { Refusal } from '#server/http/refusal.ts'
import { officeMemberSentences } from './words.ts'

const refuse = (sentence: keyof typeof officeMemberSentences): never => {
  throw new Refusal('conflict', { sentence: officeMemberSentences[sentence] })
}

interface MergedRecord {
  gender: Gender
  status: string
}

/** Two records are merged only where they can be of one person, and where neither is suspended. */
export function refuseUnlessDoubles({ kept, closed }: { kept: MergedRecord; closed: MergedRecord }): void {
  if (kept.gender !== closed.gender) refuse('otherSide')
  // A suspension would vanish with the closed record, or would pass to the other one.
  if (kept.status === 'suspended' || closed.status === 'suspended') refuse('suspendedDouble')
}

export interface JoinedRecord {
  id: string
  joined_at: Date
  plan_ends_on: Day | null
  mobile_verified_at: Date | null
  email_verified_at: Date | null
}

/**
 * The record that joining keeps, and the other: the one with a plan, else the older of the verified ones, else the older. Nobody
 * of staff chooses, so that a stranger who registered a family's name cannot become the one that is kept.
 */
export function keptFirst<R extends JoinedRecord>(one: R, two: R): readonly [kept: R, other: R] {
  const isVerified = (record: R) => Boolean(record.mobile_verified_at ?? record.email_verified_at)
  const older = one.joined_at.getTime() - two.joined_at.getTime() || (one.id < two.id ? -1 : 1)
  const byPlan = Number(two.plan_ends_on !== null) - Number(one.plan_ends_on !== null)
  const byContact = one.plan_ends_on === null ? Number(isVerified(two)) - Number(isVerified(one)) : 0
  return (byPlan || byContact || older) < 0 ? [one, two] : [two, one]
}

/** A profile changes its side only before other families have dealt with it, and only to one that it is old enough for. */
export function refuseSideChange(
  member: { gender: Gender; date_of_birth: Day; hasDealings: boolean },
  gender: Gender,
  now: Date,
): void {
  if (member.gender === gender) refuse('nothingChanged')
  if (member.hasDealings) refuse('sideActedOn')
  const tooYoung = brokenAgeRule(gender, member.date_of_birth, dayInIndia(now))
  if (tooYoung) throw new Refusal('bad_input', { fields: { gender: tooYoung } })
}

/** The registration number on the other side keeps its digits: B for brides, G for grooms. */
export const numberOnSide = (registrationNo: string, gender: Gender): string =>
  `${gender === 'F' ? 'B' : 'G'}${registrationNo.replace(/^[BG]/, '')}`
