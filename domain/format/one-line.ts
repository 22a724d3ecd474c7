// Line separators, control characters and the marks that change the direction of a text.
const breaksAndMarks = /[\p{Cc}\u2028\u2029\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu

/** Makes a family's text safe within a sentence that others read: one line, without marks that change its direction. */
export const oneLine = (text: string): string => text.replace(breaksAndMarks, ' ').replace(/ {2,}/g, ' ').trim()
