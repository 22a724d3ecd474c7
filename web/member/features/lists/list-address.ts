import { readPageNumber } from '#domain/page-number.ts'

/** What the query of a list's address holds, so that Back and a reload open the same page of it. */
export interface ListAddress {
  /** Counted from one. */
  page: number
  /** The id of a marital status, or empty for all. */
  maritalStatus: string
}

export const readListAddress = (search: string): ListAddress => {
  const query = new URLSearchParams(search)
  return {
    page: readPageNumber({ page: query.get('page') ?? '' }),
    maritalStatus: query.get('marital_status_id') ?? '',
  }
}

export function writeListAddress(path: string, { page, maritalStatus }: ListAddress): string {
  const query = new URLSearchParams()
  if (page > 1) query.set('page', String(page))
  if (maritalStatus) query.set('marital_status_id', maritalStatus)
  return query.size > 0 ? `${path}?${query}` : path
}
