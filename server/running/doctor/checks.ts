import { archive } from './checks/archive.ts'
import { backup } from './checks/backup.ts'
import { clock } from './checks/clock.ts'
import { complaint } from './checks/complaint.ts'
import { copy } from './checks/copy.ts'
import { database } from './checks/database.ts'
import { disk } from './checks/disk.ts'
import { erasure } from './checks/erasure.ts'
import { gateway } from './checks/gateway.ts'
import { guesses } from './checks/guesses.ts'
import { incident } from './checks/incident.ts'
import { messages } from './checks/messages.ts'
import { migrations } from './checks/migrations.ts'
import { payment } from './checks/payment.ts'
import { proxy } from './checks/proxy.ts'
import { secret } from './checks/secret.ts'
import { sender } from './checks/sender.ts'
import { settings } from './checks/settings.ts'
import { sms } from './checks/sms.ts'
import { smtp } from './checks/smtp.ts'
import { storage } from './checks/storage.ts'
import { whatsapp } from './checks/whatsapp.ts'
import type { Check, DoctorWorld, Finding } from './finding.ts'

/** Every check, in the order in which findings are reported. */
export const checks: readonly Check[] = [
  settings,
  secret,
  database,
  migrations,
  clock,
  storage,
  disk,
  smtp,
  sender,
  sms,
  whatsapp,
  gateway,
  proxy,
  messages,
  guesses,
  complaint,
  incident,
  payment,
  erasure,
  copy,
  backup,
  archive,
]

export async function examine(world: DoctorWorld, some: readonly Check[] = checks): Promise<Finding[]> {
  return (await Promise.all(some.map(async check => check.run(world)))).flat()
}
