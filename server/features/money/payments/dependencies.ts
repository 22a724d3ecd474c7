import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/open.ts'
import type { OpenChannels } from '#server/features/access/accounts/channels.ts'
import type { Gateway } from '#server/ports/gateway.ts'
import type { Secrets } from '#server/ports/secrets.ts'

/** What settling, refunding and mailing need. */
export interface PaymentDependencies {
  db: Db
  secrets: Secrets
  channels: OpenChannels
  config: Pick<Config, 'seller' | 'publicUrl'>
  /** Null where payments are taken at the office alone. */
  gateway: Gateway | null
  /** Reports what staff must look at, such as money that grants nothing. */
  tell: (what: PaymentTrouble) => void
}

export interface PaymentTrouble {
  event: 'payment_surplus' | 'payment_mismatch' | 'payment_partly_refunded' | 'gateway_away'
  gateway: string
  payment: string | null
  order: string | null
}
