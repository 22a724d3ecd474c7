/** One message to one person, as a channel delivers it. */
export interface Message {
  to: string
  subject: string
  text: string
}

export interface Delivery extends Message {
  /** The same on every retry, so that a repeated hand-over can be recognised. */
  id: string
  /** Which registered wording this is; Indian rules ask an SMS to name it. */
  template: string
}

export interface Messenger {
  deliver(delivery: Delivery): Promise<void>
}

/** A channel without a messenger keeps its messages in the outbox: the demo shows them there. */
export interface Messengers {
  EMAIL: Messenger | null
  SMS: Messenger | null
}
