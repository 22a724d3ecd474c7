import type { letterKinds } from '#contract/office/unreached.ts'
import { type NotificationType, notificationKinds } from '#server/features/notifications/types.ts'
import type { LetterKind } from './letter-kinds.ts'

const isNotification = (name: string): name is keyof typeof notificationKinds => name in notificationKinds

/** What was told, by its name on the wire. */
export const wireOfDelivery = (name: NotificationType | LetterKind) =>
  isNotification(name) ? notificationKinds[name].wire : (name.toUpperCase() as (typeof letterKinds)[number])
