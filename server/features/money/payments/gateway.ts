import { type Config, isOnlyLocal } from '#server/config.ts'
import type { Db } from '#server/db/open.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { Gateway } from '#server/ports/gateway.ts'
import { razorpay } from '#server/ports/razorpay.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { sandboxGateway } from './sandbox.ts'

/** The gateway of the settings. Without keys, a demo that only this machine can reach has the sandbox; any other site has none. */
export function gatewayOf(world: { config: Config; db: Db; secrets: Secrets; clock: Clock }): Gateway | null {
  const { config } = world
  if (config.gateway) return razorpay(config.gateway)
  return config.demo && isOnlyLocal(config) ? sandboxGateway({ ...world, origin: config.publicUrl }) : null
}
