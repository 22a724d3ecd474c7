import { readPageNumber } from '#domain/page-number.ts'

/** The state of a list that its address holds, so that Back and a reload open the same page. */
export interface ListAddress {
  /** Counted from one. */
  page: number
  /** The id of a marital status, or empty for all. */
  maritalStatus: string
  /** The status of the interests, or empty for a list without statuses. */
  status: string
  /** Leaves out the families who may be related. */
  withoutKin?: boolean
}

export const readListAddress = (search: string): ListAddress => {
  const query = new URLSearchParams(search)
  return {
    page: readPageNumber({ page: query.get('page') ?? '' }),
    maritalStatus: query.get('marital_status_id') ?? '',
    status: query.get('status') ?? '',
    ...(query.get('without_kin') === 'Y' && { withoutKin: true }),
  }
}

export function writeListAddress(path: string, { page, maritalStatus, status, withoutKin }: ListAddress): string {
  const query = new URLSearchParams()
  if (page > 1) query.set('page', String(page))
  if (maritalStatus) query.set('marital_status_id', maritalStatus)
  if (status) query.set('status', status)
  if (withoutKin) query.set('without_kin', 'Y')
  const text = query.toString()
  return text ? `${path}?${text}` : path
}
