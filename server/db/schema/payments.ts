import type { ColumnType, Generated } from 'kysely'
import type { Day } from '#domain/calendar.ts'

/** Plans, memberships and the money for them. */
export interface PaymentTables {
  plans: {
    id: string
    name: string
    /** Empty where nobody has written it, as the description in Marathi. */
    name_mr: Generated<string>
    fee_paise: number
    validity_days: number
    contact_views: number
    description_html: Generated<string>
    description_html_mr: Generated<string>
    status: Generated<'active' | 'retired'>
    is_offline: Generated<boolean>
    position: Generated<number>
    version: Generated<number>
  }
  memberships: {
    id: string
    member_id: string
    plan_id: string
    fee_paise: number
    validity_days: number
    starts_on: Day
    ends_on: Day
    /** Includes the views that were carried over. */
    contact_views: number
    contact_views_spent: Generated<number>
    ended_early_at: Date | null
    created_at: Date
    order_id: string | null
    /** Views that were carried over from the membership before. */
    carried_views: Generated<number>
    /** The purchase that took its place. */
    superseded_by: string | null
    refunded_at: Date | null
  }
  orders: {
    id: string
    member_id: string
    plan_id: string
    kind: 'new' | 'upgrade' | 'renewal'
    plan_name: string
    fee_paise: number
    validity_days: number
    contact_views: number
    gateway: 'razorpay' | 'sandbox' | 'offline'
    gateway_order_id: string | null
    /** Written by a trigger. */
    paper_number_key: string | null
    status: Generated<'created' | 'paid' | 'failed' | 'cancelled' | 'refunded'>
    language: Generated<'en' | 'mr'>
    /** The discount that staff gave. */
    discount_paise: Generated<number>
    discount_reason: string | null
    entered_by: string | null
    created_at: Date
    status_at: Date
    next_check_at: Date | null
    checks: Generated<number>
  }
  payments: {
    id: string
    order_id: string
    gateway: string
    payment_id: string
    amount_paise: number
    method: Generated<string>
    /** The number of a cheque or of a transfer. */
    reference: Generated<string>
    paid_at: Date
    is_surplus: Generated<boolean>
    refund_asked_at: Date | null
    refund_asked_by: string | null
    refund_reason: string | null
    refund_id: string | null
    refunded_at: Date | null
    mailed_at: Date | null
    refund_mailed_at: Date | null
    /** The sum of the parts that went back while the membership runs on. */
    part_refunded_paise: Generated<number>
  }
  part_refunds: {
    id: string
    payment_id: string
    amount_paise: number
    reason: string
    asked_at: Date
    /** Null for a refund that the gateway reported. */
    asked_by: string | null
    refund_id: string | null
    refunded_at: Date | null
    mailed_at: Date | null
  }
  payment_events: {
    gateway: string
    event_id: string
    type: string
    payment_id: string | null
    outcome: string
    received_at: Date
  }
  payment_tickets: {
    ticket_hash: Buffer
    session_hash: Buffer
    member_id: string
    plan_id: string
    type: 'NORMAL' | 'UPGRADE'
    language: 'en' | 'mr'
    expires_at: Date
    /** The order that this ticket makes at its first use. */
    order_id: string
  }
  payment_documents: {
    id: string
    payment_id: string
    kind: 'receipt' | 'tax_invoice' | 'refund_note' | 'credit_note'
    number: string
    issued_on: Day
    /** JSON text when written, an object when read. */
    content: ColumnType<unknown, string, string>
    /** For a note of a part refund: the part. */
    part_refund_id: string | null
  }
  document_counters: { series: string; financial_year: string; last: number }
  sandbox_payments: {
    payment_id: string
    gateway_order_id: string
    amount_paise: number
    status: 'captured' | 'failed'
    settles_at: Date
    refunded_at: Date | null
  }
}
