import { mostExportedRows } from '#domain/office/member-list.ts'
import { Refusal } from '#server/http/refusal.ts'

const sentence = {
  en: 'A file holds 5,000 rows at most. Please choose fewer',
  mr: 'एका फाइलमध्ये जास्तीत जास्त ५,००० ओळी असतात. कृपया कमी निवडा',
}

/** A list leaves the office as a file up to a length at which nobody takes the register home. */
export function refuseTooLongList(rows: number): void {
  if (rows > mostExportedRows) throw new Refusal('conflict', { sentence })
}
