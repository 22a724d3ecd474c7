/** The longest note about a family. */
export const maxNote = 2000
