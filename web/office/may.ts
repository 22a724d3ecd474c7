import { useQuery } from '@tanstack/react-query'
import type { officeCalls } from '#contract/office-calls.ts'
import { admits, type StaffAccess, type StaffRole } from '#domain/office/staff.ts'
import { staffQuery } from './queries.ts'

type OfficeCalls = typeof officeCalls

/**
 * A call with the access that it declares, which the compiler holds to the declaration: what a page offers is what the server
 * admits, without the contract in the page.
 */
export type Needs = { readonly [C in keyof OfficeCalls]?: OfficeCalls[C]['access'] & StaffAccess }

export const mayCall = (role: StaffRole, needs: Needs): boolean =>
  Object.values(needs).every(access => admits(access, role))

/** Whether the member of staff who is logged in may make these calls. */
export function useMay(needs: Needs): boolean {
  const { data: staff } = useQuery(staffQuery)
  return staff ? mayCall(staff.role, needs) : false
}
