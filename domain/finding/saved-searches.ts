/** How many searches a member keeps under names. The table has as many places. */
export const mostSavedSearches = 5

/** How often a saved search tells of new families. */
export const tellings = ['NEVER', 'AT_ONCE', 'DAILY', 'WEEKLY'] as const
export type Telling = (typeof tellings)[number]
