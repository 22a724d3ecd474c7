import type { CallName } from './index.ts'

/**
 * The calls that only the person makes with whose contact the profile is registered: they change that person's contact,
 * take the record away, or say who else logs in. Others of the family make every other call.
 */
const named = [
  'correctSignup',
  'deleteMe',
  'engaged',
  // A candidate's no is not for others of the family to read.
  'candidateState',
  'askCandidate',
  'setConsents',
  // Telling a story, or answering one, consents to it.
  'tellStory',
  'answerStory',
  'nominee',
  'nameNominee',
  'removeNominee',
  'inviteToFamily',
  'inviteListener',
  'confirmListener',
  'confirmFamily',
  'freezeOwn',
] as const satisfies readonly CallName[]

export const ownerAlone: ReadonlySet<CallName> = new Set(named)
