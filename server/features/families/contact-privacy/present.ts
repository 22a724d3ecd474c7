import type { OwnNumber } from '#contract/families/contact-privacy.ts'
import type { numbersLeftToCandidate } from '#server/features/families/my-profile/candidate-numbers.ts'
import { presentPhoneOwner } from '#server/features/families/profile-fields/phone-owners.ts'
import { presentYesNo } from '#server/http/wire-values.ts'
import type { readNumbers } from './queries.ts'

/** The numbers as their own family reads them. */
export const presentOwnNumbers = (
  { numbers, candidateWaits }: Awaited<ReturnType<typeof readNumbers>>,
  isLeft: Awaited<ReturnType<typeof numbersLeftToCandidate>>,
): OwnNumber[] =>
  numbers.map(number => ({
    uuid: number.id,
    type: presentPhoneOwner(number.owner),
    custom_type_name: number.customOwner,
    phone: number.phone,
    is_registered: presentYesNo(number.isRegistered),
    is_hidden: presentYesNo(number.is_hidden),
    waits: presentYesNo(candidateWaits && number.owner === 'CANDIDATE'),
    left_to_candidate: presentYesNo(isLeft(number)),
    best_time: number.best_time,
  }))
