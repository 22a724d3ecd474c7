import { dayMs } from '#domain/durations.ts'

export const addressIsKnownFor = 30 * dayMs
/** As long as a session can last, because a phone in daily use may have logged in that long ago. */
export const deviceIsKnownFor = 180 * dayMs
export const devicesPerPerson = 20

interface SeenDevice {
  hash: Buffer
  /** Since a new password it is known no more. */
  isForgotten: boolean
}

/** Whether the family is told of a login. The first device of an account is no surprise. */
export const isNewDevice = (seen: readonly SeenDevice[], device: Buffer): boolean =>
  seen.length > 0 && !seen.some(({ hash, isForgotten }) => !isForgotten && hash.equals(device))

/**
 * A browser or a network from which the owner has logged in. Codes and wrong tries from there are counted under its own key, so
 * that strangers elsewhere cannot use up the owner's.
 */
export interface OwnPlace {
  key: string
  /** A browser's mark is random and known to nobody else. A network may be shared with strangers. */
  isDevice: boolean
}

/** The key under which codes to this identity and tries from this place are counted. */
export const keyFrom = (identityKey: string, place: OwnPlace | null): string =>
  place ? `${identityKey} from ${place.key}` : identityKey
