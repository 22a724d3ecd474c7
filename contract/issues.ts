import type { z } from 'zod'
import { broken } from './field-words.ts'

/** Maps the path of a field, such as `family_details.relatives.0.surname`, to the rule it breaks. */
export type BrokenRules = Record<string, string>

/** Names the field of an issue by its path. A place in a list of plain values is the list's own. */
function fieldOfIssue(path: readonly PropertyKey[]): string {
  const parts = path.map(String)
  while (parts.length > 1 && /^\d+$/.test(parts.at(-1) ?? '')) parts.pop()
  return parts.join('.') || 'body'
}

export function rulesOfIssues(error: z.ZodError): BrokenRules {
  const rules: BrokenRules = {}
  for (const issue of error.issues) {
    if (issue.code === 'unrecognized_keys') for (const key of issue.keys) rules[key] ??= broken('unknown')
    else rules[fieldOfIssue(issue.path)] ??= issue.message
  }
  return rules
}
