/** The methods of payment at the office. */
export const officeMethods = ['cash', 'cheque', 'upi', 'bank'] as const
export type OfficeMethod = (typeof officeMethods)[number]

/** The methods of payment at the office or at a gateway. */
export const paymentMethods = [...officeMethods, 'card', 'netbanking', 'wallet'] as const

/** The maximum length of the number of a cheque or transfer. */
export const maxReference = 40
/** How many days after it was made a payment can still be entered. */
export const daysToEnter = 90
