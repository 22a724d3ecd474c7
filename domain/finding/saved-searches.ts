/** How many searches a member may save under a name. The table has as many slots. */
export const mostSavedSearches = 5

/** How often a saved search tells of new families. */
export const tellings = ['NEVER', 'AT_ONCE', 'DAILY', 'WEEKLY'] as const
export type Telling = (typeof tellings)[number]
