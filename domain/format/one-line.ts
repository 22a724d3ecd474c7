// Line separators, control characters and the marks that turn the direction of a text.
const breaksAndMarks = /[\p{Cc}\u2028\u2029\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu

/** A text as part of a sentence that another family reads: on one line, in the direction of the sentence. */
export const oneLine = (text: string): string => text.replace(breaksAndMarks, ' ').replace(/ {2,}/g, ' ').trim()
