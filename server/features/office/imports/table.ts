import type { Sentence } from '#server/http/refusal.ts'

/** A register as it was read: its headings and its rows with the numbers that the sheet shows. */
export interface Table {
  columns: string[]
  rows: { row: number; cells: string[] }[]
}

/** Why a file is no register that we can read, in words for whoever uploaded it. */
export type UnreadableReason =
  | 'damaged'
  | 'not_utf8'
  | 'no_rows'
  | 'too_many_rows'
  | 'too_many_columns'
  | 'too_large_inside'

export class Unreadable extends Error {
  readonly reason: UnreadableReason
  constructor(reason: UnreadableReason) {
    super(reason)
    this.reason = reason
  }
}

export const unreadableSentences: Record<UnreadableReason, Sentence> = {
  damaged: {
    en: 'This file cannot be read. Please save it again as CSV or XLSX',
    mr: 'ही फाइल वाचता येत नाही. कृपया ती पुन्हा CSV किंवा XLSX म्हणून जतन करा',
  },
  not_utf8: {
    en: 'The letters of this file cannot be read. Please save it as CSV UTF-8 or XLSX',
    mr: 'या फाइलमधील अक्षरे वाचता येत नाहीत. कृपया ती CSV UTF-8 किंवा XLSX म्हणून जतन करा',
  },
  no_rows: {
    en: 'There are no rows below the headings of this file',
    mr: 'या फाइलमध्ये शीर्षकांखाली एकही ओळ नाही',
  },
  too_many_rows: {
    en: 'A file may have at most 50,000 rows. Please divide it',
    mr: 'एका फाइलमध्ये जास्तीत जास्त ५०,००० ओळी चालतील. कृपया तिचे भाग करा',
  },
  too_many_columns: {
    en: 'A file may have at most 100 columns',
    mr: 'एका फाइलमध्ये जास्तीत जास्त १०० रकाने चालतील',
  },
  too_large_inside: {
    en: 'This file holds more than we can read. Please save only the sheet with the families',
    mr: 'या फाइलमध्ये वाचता येण्यापेक्षा जास्त माहिती आहे. कृपया फक्त कुटुंबांची शीट जतन करा',
  },
}
