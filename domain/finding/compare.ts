/** How many profiles are compared at once: the columns that a sheet of paper has room for. */
export const comparedAtOnce = { least: 2, most: 4 } as const
