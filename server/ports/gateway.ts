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

/** What the gateway tells on its own. */
export type GatewayEvent = { id: string; type: string } & (
  | { kind: 'payment'; payment: GatewayPayment }
  /** `amountPaise` is what this refund gave back, `refundedPaise` what was given back of the payment in all. */
  | { kind: 'refund'; paymentId: string; refundId: string; amountPaise: number; refundedPaise: number }
  | { kind: 'dispute_lost'; paymentId: string }
  /** Nothing that matters here, such as an event of another product. */
  | { kind: 'other' }
)

export interface CheckoutOrder {
  gatewayOrderId: string
  amountPaise: number
  /** Whom the gateway's page names. */
  seller: string
  description: string
  language: 'en' | 'mr'
  customer: { name: string; email: string; mobile: string }
  /** Where the gateway sends the window after a payment that went through or failed. */
  returnUrl: string
  cancelUrl: string
}

/** A form that the window sends on, so that the gateway's page is the gateway's own. */
export interface CheckoutForm {
  action: string
  fields: Readonly<Record<string, string>>
  /** The origins that the form may be sent to, redirects included. */
  origins: readonly string[]
}

/** Takes payments. Whoever implements it throws `GatewayAway` where the other side gives no answer. */
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
   * Gives an amount of a payment back, after which `totalPaise` of it are given back. Asking again for the same total gives
   * it back once.
   */
  refund(payment: { id: string; amountPaise: number; totalPaise: number }): Promise<{ refundId: string }>
  /** Reads an event over its raw bytes; null where the signature is not the gateway's. */
  readEvent(body: Buffer, headers: Readonly<Record<string, string | string[] | undefined>>): GatewayEvent | null
}

/** The other server gave no answer, or none that can be used. The question can be asked again. */
export class GatewayAway extends Error {}
