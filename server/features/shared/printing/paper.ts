import type { Day } from '#domain/calendar.ts'
import type { GstState, Tax } from '#domain/money/gst.ts'
import type { Language } from '#domain/words/catalogue.ts'

export type DocumentKind = 'receipt' | 'tax_invoice' | 'refund_note' | 'credit_note'

/** The content of a receipt, tax invoice or credit note, stored as it was issued. */
export interface DocumentContent {
  language: Language
  /** The sandbox took no money, and every paper of it says so. */
  isDemo: boolean
  seller: { name: string; address: string; gstin: string | null }
  buyer: { name: string; registrationNo: string; address: string }
  item: { plan: string; days: number; views: number; from: Day; to: Day; sac: string | null }
  totalPaise: number
  tax: (Tax & { ratePercent: number; placeOfSupply: GstState }) | null
  payment: { id: string; method: string; gateway: string; paidOn: Day }
  /** For a refund: the paper that it cancels, and why. After a part refund the plan runs on. */
  takesBack: { number: string; issuedOn: Day; reason: string; isPart?: true } | null
}

/** A receipt, tax invoice or credit note, ready to be drawn. */
export interface Paper {
  kind: DocumentKind
  number: string
  issuedOn: string
  content: DocumentContent
  /** How to reach the provider on the day of printing: a family that reads an old paper calls today. */
  contact: string
}
