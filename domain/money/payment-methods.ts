/** How money is taken at the office. */
export const officeMethods = ['cash', 'cheque', 'upi', 'bank'] as const
export type OfficeMethod = (typeof officeMethods)[number]

/** How a payment was made, at the office or at a gateway. */
export const paymentMethods = [...officeMethods, 'card', 'netbanking', 'wallet'] as const

/** The longest number of a cheque or of a transfer. */
export const maxReference = 40
/** A payment is entered at the latest so many days after it was made. */
export const daysToEnter = 90
