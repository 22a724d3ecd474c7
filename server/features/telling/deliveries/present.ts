import type { NotificationType } from '#server/features/telling/notifications/notification-kinds.ts'
import { notificationKinds } from '#server/features/telling/notifications/notification-kinds.ts'
import type { DeliveryKind } from './letter-kinds.ts'

/** What was told: a notification, or a letter of its own. */
export type DeliveredKind = NotificationType | Exclude<DeliveryKind, 'notice'>

const isNotification = (name: DeliveredKind): name is NotificationType => name in notificationKinds

/** Its name on the wire. A kind that the contract does not list does not compile where it is answered. */
export const wireOfDelivery = (name: DeliveredKind) =>
  isNotification(name) ? notificationKinds[name].wire : (name.toUpperCase() as Uppercase<typeof name>)
