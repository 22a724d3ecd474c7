/** After half a year the answers tell nothing any more: the families have met, or have not. */
export const daysOfAsk = 180
/** A letter is answered in the days after it came. Later one logs in. */
export const daysToAnswerByLink = 14
/** How many the page shows. Older ones were talked over. */
export const asksShown = 10
