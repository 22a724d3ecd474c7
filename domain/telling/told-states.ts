/**
 * The state of a family after a notice to many: it was sent or said, still waits, staff are to call, or the family has left since.
 */
export const toldStates = ['sent', 'called', 'call', 'waiting', 'left'] as const
export type ToldState = (typeof toldStates)[number]
