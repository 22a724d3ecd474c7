import { type Config, isOnlyLocal } from '#server/config.ts'
import type { Db } from '#server/db/open.ts'
import { isCopy } from '#server/features/shared/site-copy/queries.ts'
import type { Clock } from '#server/ports/clock.ts'
import { type Gateway, GatewayAway } from '#server/ports/gateway.ts'
import { razorpay } from '#server/ports/razorpay.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { sandboxGateway } from './sandbox.ts'

/** The gateway of the settings. Without keys, a demo that only this machine can reach has the sandbox; any other site has none. */
export function gatewayOf(world: { config: Config; db: Db; secrets: Secrets; clock: Clock }): Gateway | null {
  const { config } = world
  if (config.gateway) return silentOnCopy(razorpay(config.gateway), world.db)
  return config.demo && isOnlyLocal(config) ? sandboxGateway({ ...world, origin: config.publicUrl }) : null
}

/** A copy takes and gives back no money in the name of the site that it was taken from. */
export function silentOnCopy(gateway: Gateway, db: Db): Gateway {
  const guarded =
    <Asked extends unknown[], Answer>(ask: (...asked: Asked) => Promise<Answer>) =>
    async (...asked: Asked) => {
      if (await isCopy(db)) throw new GatewayAway('nobody has said that this is the live site')
      return ask(...asked)
    }
  return {
    ...gateway,
    createOrder: guarded(gateway.createOrder),
    payment: guarded(gateway.payment),
    paymentsOf: guarded(gateway.paymentsOf),
    capture: guarded(gateway.capture),
    refund: guarded(gateway.refund),
  }
}
