export type Channel = 'SMS' | 'EMAIL'

/** One message to one person. */
export interface OutgoingMessage {
  to: string
  subject: string
  text: string
  /** A file that goes with an e-mail. */
  attachment?: { name: string; type: string; base64: string }
}

export interface Delivery extends OutgoingMessage {
  /** Stays the same on every retry, so that the gateway can recognise a repetition. */
  id: string
  /** The registered wording. Indian rules require an SMS to name it. */
  template: string
}

export interface Messenger {
  deliver(delivery: Delivery): Promise<void>
}

/** Messages of a channel without a messenger stay in the outbox, where the demo shows them. */
export type Messengers = Readonly<Record<Channel, Messenger | null>>
