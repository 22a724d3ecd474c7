/** A file name only reminds an ADMIN of the file. */
export const shownName = (name: string): string => name.replace(/[\p{Cc}\p{Cf}]/gu, '').slice(-100) || 'register'
