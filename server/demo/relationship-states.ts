import type { FamilyNote } from '#server/features/relations/pair/relation.ts'

/**
 * What each known login and the members they met are to each other. A member met is known by a number; hours are counted
 * back from the making of the demo.
 */
export interface DemoInterestState {
  by: 'login' | 'partner'
  status: 'pending' | 'accepted' | 'rejected'
  sent: number
  seen?: number
  reminded?: number
  answered?: number
}

/** The first of the members met share an interest with the login: every state, both ways. */
export const interestStates: readonly DemoInterestState[] = [
  { by: 'login', status: 'pending', sent: 5 },
  { by: 'login', status: 'pending', sent: 30, seen: 20 },
  { by: 'login', status: 'pending', sent: 80, seen: 60, reminded: 28 },
  { by: 'login', status: 'accepted', sent: 200, seen: 180, answered: 170 },
  { by: 'login', status: 'accepted', sent: 320, seen: 300, answered: 290 },
  { by: 'login', status: 'rejected', sent: 150, seen: 140, answered: 120 },
  { by: 'partner', status: 'pending', sent: 3 },
  { by: 'partner', status: 'pending', sent: 50, seen: 26 },
  { by: 'partner', status: 'pending', sent: 100, seen: 90, reminded: 40 },
  { by: 'partner', status: 'accepted', sent: 260, seen: 250, answered: 240 },
  { by: 'partner', status: 'rejected', sent: 210, seen: 205, answered: 190 },
]

/** The paid bride has asked the free groom: he has something to answer, and reads that it takes a plan. */
export const interestBetweenLogins = {
  from: 'bride.paid@demo.in',
  to: 'groom.free@demo.in',
  state: { by: 'login', status: 'pending', sent: 27 },
} as const satisfies { from: string; to: string; state: DemoInterestState }

/** What the logins noted about some whom they shortlisted, by the numbers of those. */
export const notesAbout: Partial<Record<number, Pick<FamilyNote, 'mark' | 'note' | 'isForFamily'>>> = {
  0: { mark: 'LIKE', note: 'Aai liked the family. Ask about the job in Pune.', isForFamily: true },
  6: { mark: 'ASK', note: 'काकांना गावाबद्दल विचारायचे आहे', isForFamily: false },
  12: { mark: 'NO', note: '', isForFamily: false },
}

/** Which of those whom they shortlisted the logins put to their families. */
export const askedNumbers: readonly number[] = [0, 6, 12]

/** Which of the members met the login did what to. */
export const metNumbers = {
  shortlisted: [0, 1, 6, 11, 12, 13],
  contactsSeen: [3, 4, 9, 14],
  /** Of those with an accepted interest. */
  tookBiodata: [3, 9],
  reported: [15],
  blocked: [16],
  visited: [0, 1, 2, 3, 5, 7, 9, 12, 14, 15, 17, 18, 19, 20],
} as const
