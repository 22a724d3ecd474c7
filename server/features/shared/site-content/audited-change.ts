import { isPageKind } from '#domain/site/site-content.ts'
import type { ActValues } from '#server/http/acts.ts'
import type { Place } from './queries.ts'

function leaves(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, path ? `${path}.${key}` : key))
}

/** What the audit records of a change: the facts that differ. The texts of a page are in its versions, which nobody can change. */
export function changeForAudit(
  { kind, language }: Place,
  was: { version: number; body: unknown },
  is: { version: number; body: unknown },
): { before: ActValues; after: ActValues } {
  const named = isPageKind(kind) ? { kind, language } : { kind }
  if (isPageKind(kind)) return { before: { version: was.version }, after: { ...named, version: is.version } }
  const old = new Map(leaves(was.body, ''))
  const fresh = new Map(leaves(is.body, ''))
  const changed = [...new Set([...old.keys(), ...fresh.keys()])].filter(key => old.get(key) !== fresh.get(key))
  const of = (values: Map<string, string>) => Object.fromEntries(changed.map(key => [key, values.get(key) ?? '']))
  return { before: { version: was.version, ...of(old) }, after: { ...named, version: is.version, ...of(fresh) } }
}
