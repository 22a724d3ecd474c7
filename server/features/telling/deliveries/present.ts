import type { AnswerOf } from '#contract/endpoint.ts'
import type { unreachedList } from '#contract/telling/deliveries.office.ts'
import { type NotificationType, notificationKinds } from '#server/features/telling/notifications/notification-kinds.ts'
import type { DeliveryKind } from './letter-kinds.ts'
import type { UnreachedRow } from './unreached.ts'

/** What a delivery tells: a notification, or a letter. */
export type DeliveredKind = NotificationType | Exclude<DeliveryKind, 'notice'>

const isNotification = (name: DeliveredKind): name is NotificationType => name in notificationKinds

/** A kind's name on the wire. A kind that the contract does not list does not compile where it is answered. */
export const wireOfDelivery = (name: DeliveredKind) =>
  isNotification(name) ? notificationKinds[name].wire : (name.toUpperCase() as Uppercase<typeof name>)

type Unreached = AnswerOf<typeof unreachedList>['list'][number]

export const presentUnreached = (row: UnreachedRow): Unreached => ({
  uuid: row.id,
  member:
    row.member_id && row.registration_no
      ? {
          uuid: row.member_id,
          registration_no: row.registration_no,
          name: [row.first_name, row.last_name].filter(Boolean).join(' '),
        }
      : null,
  complaint: row.complaint,
  about: [...new Set(row.about.map(wireOfDelivery))],
  count: row.count,
  since: row.since.toISOString(),
  refused: row.refused,
})
