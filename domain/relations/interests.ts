/** How long after an interest its one reminder may be sent. */
export const hoursBeforeReminder = 24
/** How long after an interest was cancelled it may be sent again. */
export const daysBeforeSendingAgain = 7
/** Others of a family ask their candidate about an interest, and once again after this long. */
export const hoursBeforeAskingAgain = 24
export const mostAsksOfCandidate = 2
