/** How long a page by link can be opened. The consent for it says the same. */
export const daysOfSeeLink = 7
/** How many presses of its button open it. */
export const mostOpenings = 50
/** How many browsers answer what they think. */
export const mostSeeAnswers = 20
/** In letters, as a reader counts them: a line, and no letter. */
export const seeAnswerLength = 200
