/** How many contacts a family opens with a payment by UPI that is not confirmed yet. */
export const viewsBeforeConfirmation = 5
/** How many of a clerk's payments by UPI may wait for their confirmation at a time. */
export const unconfirmedPerClerk = 5
/** After how many days an unconfirmed payment stands in the office's day. */
export const daysToConfirm = 2
/** After how many days a treasurer or an ADMIN decides about what no statement confirmed. */
export const daysToDecide = 7
/** How many days an order waits for its payment by UPI. */
export const daysOfUpiOrder = 7

/** An address at a bank, such as vivahmandal@okbank. */
const addressPattern = /^[a-z0-9][a-z0-9._-]{1,99}@[a-z][a-z0-9]{1,49}$/i
export const isUpiAddress = (text: string): boolean => addressPattern.test(text)

interface UpiRequest {
  /** The provider's UPI address. */
  address: string
  /** The name that the payer reads. */
  name: string
  amountPaise: number
  /** The number of the order's paper. */
  reference: string
}

/**
 * The text of the QR that an app of UPI opens: whom to pay, how much and for which order. The address keeps its `@`, which some
 * apps do not read when it is escaped, and a space is `%20`, because they show a plus sign.
 */
export const upiLink = ({ address, name, amountPaise, reference }: UpiRequest): string =>
  `upi://pay?pa=${address}&pn=${encodeURIComponent(name)}&am=${(amountPaise / 100).toFixed(2)}&cu=INR&tn=${encodeURIComponent(reference)}`
