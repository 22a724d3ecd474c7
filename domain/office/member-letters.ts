/** What an ADMIN sends to many: a letter of their own, or a ready reminder. */
export const memberLetterKinds = ['written', 'photo', 'login'] as const
export type MemberLetterKind = (typeof memberLetterKinds)[number]

/** Why a letter did not reach a family. The last one is told by the mail server after the sending. */
export const unreachedReasons = ['no_email', 'email_refuses', 'refused'] as const
export type UnreachedReason = (typeof unreachedReasons)[number]

/** Nobody calls more families about one letter at once. A second press puts the next ones on the list. */
export const mostCallsAtOnce = 500

/** More families need more than one letter. */
export const mostLettersAtOnce = 100_000
