/** The wire writes a chosen option as an object with its name, and nothing chosen as null. */
export const presentName = (name: string | null) => (name === null ? null : { name })

/** The wire writes a boolean as 0 or 1. */
export const presentFlag = (value: unknown): 0 | 1 => (value ? 1 : 0)

/** The wire writes some booleans as Y or N. */
export const presentYesNo = (value: boolean): 'Y' | 'N' => (value ? 'Y' : 'N')
