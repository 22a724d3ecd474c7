/** Shown where a family gave no value. The row stays, so that readers see that the value is missing. */
export const missing = '-'

export const orMissing = (value: string | number | null | undefined): string =>
  value === null || value === undefined || String(value).trim() === '' ? missing : String(value)
