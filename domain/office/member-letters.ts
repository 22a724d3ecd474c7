/** What an ADMIN writes to many: words of their own, or a reminder that has its words. */
export const memberLetterKinds = ['written', 'photo', 'login'] as const
export type MemberLetterKind = (typeof memberLetterKinds)[number]

/** More are a task for more than one letter. */
export const mostLettersAtOnce = 100_000
