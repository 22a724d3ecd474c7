import type { ReactNode } from 'react'
import { useMay } from '#web/office/may.ts'
import { Link } from '#web/ui/Link.tsx'

/** A member, with a link to the record for staff who may open it. */
export function RecordLink({ uuid, children }: { uuid: string; children: ReactNode }) {
  return useMay({ memberRecord: 'staff' }) ? <Link href={`/office/members/${uuid}`}>{children}</Link> : children
}
