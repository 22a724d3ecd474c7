/** Hours in India, from the first up to the second on the next day. */
export interface QuietHours {
  from: number
  to: number
}

/**
 * The hours that a family may choose as begin and end. Its longest night is shorter than the day after which a message that
 * was not sent is given up.
 */
export const quietHourBounds = { from: { first: 18, last: 23 }, to: { first: 5, last: 11 } } as const
