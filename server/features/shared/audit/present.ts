import type { z } from 'zod'
import type { auditEntry } from '#contract/office/audit.ts'
import type { StaffActName } from '#domain/office/audit.ts'
import type { ActValues } from '#server/http/acts.ts'
import { decryptWith, type Secrets } from '#server/ports/secrets.ts'
import { sealedPlaceOf } from './chain.ts'
import type { AuditListRow } from './queries.ts'
import type { SealedValues } from './record-act.ts'

export type Entry = z.input<typeof auditEntry>

export function presentAct(secrets: Secrets, keys: ReadonlyMap<string, Buffer>, row: AuditListRow): Entry {
  const values = openValues(secrets, keys, row)
  return {
    seq: row.seq,
    at: row.at.toISOString(),
    act: row.act as StaffActName,
    staff: row.staff_id === null ? null : { uuid: row.staff_id, name: row.staff_name ?? '' },
    member: row.member_id === null ? null : { uuid: row.member_id, registration_no: row.registration_no },
    changes: values ? changesIn(values, publicActs.has(row.act)) : [],
    reason: values?.reason ?? null,
    is_erased: row.sealed !== null && values === null,
  }
}

function openValues(secrets: Secrets, keys: ReadonlyMap<string, Buffer>, row: AuditListRow): SealedValues | null {
  const { sealed, seq, member_id } = row
  if (sealed === null) return null
  const key = member_id === null ? null : keys.get(member_id)
  const plain =
    member_id === null
      ? secrets.openBytes(sealed, sealedPlaceOf(seq))
      : key
        ? decryptWith(key, sealed, sealedPlaceOf(seq))
        : null
  return plain && (JSON.parse(plain.toString()) as SealedValues)
}

/** Acts whose values are public on the site. */
const publicActs = new Set<string>([
  'content_saved',
  'content_published',
  'consent_text_published',
] satisfies StaffActName[])

function changesIn({ before = {}, after = {} }: SealedValues, isPublic: boolean) {
  const word = isPublic ? plainValue : wordValue
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].map(field => ({
    field,
    before: word(field, before[field]),
    after: word(field, after[field]),
  }))
}

/** Reading contact details takes an act of its own, so the audit gives only their ends. */
const isContact = (field: string) => /mobile|phone|email|address/.test(field)

type Value = ActValues[string] | undefined
const plainValue = (_field: string, value: Value): string | null =>
  value === null || value === undefined ? null : String(value)

function wordValue(field: string, value: Value): string | null {
  const text = plainValue(field, value)
  if (text === null) return null
  return isContact(field) && text.length > 4 ? `${text.slice(0, 2)}…${text.slice(-2)}` : text
}

const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The ids among the values of these acts. */
export function idsIn(entries: readonly Entry[]): string[] {
  const values = entries.flatMap(({ changes }) => changes.flatMap(({ before, after }) => [before, after]))
  return [...new Set(values.filter(value => value !== null).filter(value => isId.test(value)))]
}

/** Replaces ids by names. An id without a name stays as it is. */
export function withNames(entries: readonly Entry[], names: ReadonlyMap<string, string>): Entry[] {
  const named = (value: string | null) => (value === null ? null : (names.get(value) ?? value))
  return entries.map(entry => ({
    ...entry,
    changes: entry.changes.map(({ field, before, after }) => ({ field, before: named(before), after: named(after) })),
  }))
}
