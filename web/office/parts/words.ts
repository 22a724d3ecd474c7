import type { Pair } from '#domain/words/catalogue.ts'

/** Words that mean the same on every screen of the office, besides those of `web/ui/words.ts`. */
export const clear: Pair = ['Clear', 'शोध साफ करा']
export const find: Pair = ['Find', 'शोधा']
export const joined: Pair = ['Joined', 'नोंदणी']
export const nothing: Pair = ['–', '–']
export const when: Pair = ['When', 'केव्हा']
