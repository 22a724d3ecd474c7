/** The states of an import. A job checks, imports and undoes in portions, on whichever node is free. */
export const importStates = [
  'matching',
  'checking',
  'checked',
  'running',
  'stopped',
  'done',
  'undoing',
  'undone',
] as const
export type ImportState = (typeof importStates)[number]

export const importRowStates = [
  'waiting',
  'good',
  'bad',
  'double',
  'imported',
  'merged',
  'skipped',
  'undone',
  'spared',
] as const
export type ImportRowState = (typeof importRowStates)[number]

/** What is wrong with a field, as `field-words.ts` words it. */
export interface ImportProblem {
  field: string
  rule: string
}

/** What to do with a row whose person is a member already. */
export const doubleChoices = ['skip', 'apart', 'merge'] as const
export type DoubleChoice = (typeof doubleChoices)[number]

/** How a person was recognised: by an earlier row, the number, the address, or the name and birth date. */
export const doubleReasons = ['row', 'mobile', 'email', 'name'] as const
export type DoubleReason = (typeof doubleReasons)[number]

export const importMaxBytes = 20 * 1024 * 1024
export const importMaxRows = 50_000
export const importMaxColumns = 100
export const mostInvitesPerDay = 5_000
/** The most values of a column that are offered for matching, the commonest first. */
export const mostMatchedValues = 300
/** A family that has not claimed its record is erased after so many days. */
export const daysToClaim = 90
/** Rows that were not imported are erased after so many days. */
export const daysToKeepRows = 30

/** Photos come as ZIP files, which the page sends in pieces, so that neither a proxy nor a node ever holds a whole one. */
export const zipMaxBytes = 1024 * 1024 * 1024
export const zipPieceBytes = 4 * 1024 * 1024
export const zipsPerImport = 20

/**
 * The standing of a photo of a ZIP. It is given to the one family whose row names it. If several rows name it, or several files
 * have the name, nobody gets it. `kept`: the family has a photo already. `missing`: a row names a file that is not there.
 */
export const photoStandings = [
  'missing',
  'unnamed',
  'contested',
  'twice',
  'unreadable',
  'waiting',
  'kept',
  'given',
] as const
export type PhotoStanding = (typeof photoStandings)[number]

/** Slips are printed for families that nobody has invited, or that the office is to call. */
export const slipGroups = ['uninvited', 'call'] as const
export type SlipGroup = (typeof slipGroups)[number]
export const slipsPerPage = 500

type Moves = Readonly<Record<'match' | 'run' | 'stop' | 'undo' | 'invite' | 'photos', readonly ImportState[]>>
/** The states in which each button works. Page and server both ask it. */
export const importMoves: Moves = {
  match: ['matching', 'checking', 'checked', 'stopped', 'done'],
  run: ['checked', 'stopped'],
  stop: ['running'],
  undo: ['stopped', 'done'],
  invite: ['stopped', 'done'],
  photos: ['matching', 'checking', 'checked', 'running', 'stopped', 'done'],
}
