/** What stands where a family gave nothing: the row stays, so that nobody wonders whether it was forgotten. */
export const missing = '-'

export const orMissing = (value: string | number | null | undefined): string =>
  value === null || value === undefined || String(value).trim() === '' ? missing : String(value)
