/** A payment as the gateway knows it. `pending` may still become any of the others. */
export interface GatewayPayment {
  id: string
  orderId: string
  amountPaise: number
  currency: string
  status: 'pending' | 'authorized' | 'captured' | 'failed' | 'refunded'
  /** How it was paid: upi, card, netbanking. */
  method: string
}

/** An event that the gateway sends by itself. */
export type GatewayEvent = { id: string; type: string } & (
  | { kind: 'payment'; payment: GatewayPayment }
  /** `amountPaise` is the amount of this refund, `refundedPaise` the sum of all refunds of the payment. */
  | { kind: 'refund'; paymentId: string; refundId: string; amountPaise: number; refundedPaise: number }
  | { kind: 'dispute_lost'; paymentId: string }
  /** An event that does not matter here, such as one of another product. */
  | { kind: 'other' }
)

export interface CheckoutOrder {
  gatewayOrderId: string
  amountPaise: number
  /** The buyer whom the gateway's page names. */
  seller: string
  description: string
  language: 'en' | 'mr'
  customer: { name: string; email: string; mobile: string }
  /** Where the gateway sends the window after a payment that went through or failed. */
  returnUrl: string
  cancelUrl: string
}

/** A form that the window submits, so that the card is typed on the gateway's own page. */
export interface CheckoutForm {
  action: string
  fields: Readonly<Record<string, string>>
  /** The origins that the form may be sent to, redirects included. */
  origins: readonly string[]
}

/** Takes payments. An implementation throws `GatewayAway` when the other side gives no answer. */
export interface Gateway {
  readonly name: 'razorpay' | 'sandbox'
  /** Returns the gateway's own id of the order. */
  createOrder(order: { id: string; amountPaise: number }): Promise<string>
  checkout(order: CheckoutOrder): CheckoutForm
  /** The payment that a returning window names, or null where the signature is not the gateway's over this order. */
  signedReturn(gatewayOrderId: string, fields: Readonly<Record<string, unknown>>): string | null
  payment(paymentId: string): Promise<GatewayPayment | null>
  paymentsOf(gatewayOrderId: string): Promise<GatewayPayment[]>
  /** Takes the money of a payment that is only authorised. */
  capture(payment: GatewayPayment): Promise<GatewayPayment>
  /**
   * Refunds an amount of a payment, so that `totalPaise` are refunded in all. Asking again for the same total refunds it only
   * once.
   */
  refund(payment: { id: string; amountPaise: number; totalPaise: number }): Promise<{ refundId: string }>
  /** Reads an event over its raw bytes; null where the signature is not the gateway's. */
  readEvent(body: Buffer, headers: Readonly<Record<string, string | string[] | undefined>>): GatewayEvent | null
}

/** The other server gave no answer, or none that can be used. The question can be asked again. */
export class GatewayAway extends Error {}
