import { readPageNumber } from '#domain/page-number.ts'

/** What the address of a list says beyond its path, so that Back and a reload find the same page of it. */
export interface ListAddress {
  /** Counted from one. */
  page: number
  /** The id of a marital status, or empty: all of them. */
  maritalStatus: string
}

export const readListAddress = (search: string): ListAddress => {
  const said = new URLSearchParams(search)
  return { page: readPageNumber({ page: said.get('page') ?? '' }), maritalStatus: said.get('marital_status_id') ?? '' }
}

export function writeListAddress(path: string, { page, maritalStatus }: ListAddress): string {
  const said = new URLSearchParams()
  if (page > 1) said.set('page', String(page))
  if (maritalStatus) said.set('marital_status_id', maritalStatus)
  return said.size > 0 ? `${path}?${said}` : path
}
