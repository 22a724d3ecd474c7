import type { StaffReadKind } from '../office/staff-reads.ts'
import { catalogue } from './catalogue.ts'

/** What staff read about a family. */
export const readKindWords = catalogue<Record<StaffReadKind, string>>({
  record: ['The record', 'नोंद'],
  photo: ['The photos', 'फोटो'],
  document: ['The ID document', 'ओळखपत्र'],
  search: ['Search by number or email', 'नंबर किंवा ई-मेलवरून शोध'],
  list: ['A page of a list', 'यादीचे एक पान'],
})
