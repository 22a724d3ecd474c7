/** How long after an interest its one reminder may be sent. */
export const hoursBeforeReminder = 24
/** How long after an interest was cancelled it may be sent again. */
export const daysBeforeSendingAgain = 7
