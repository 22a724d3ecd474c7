import type { AnswerOf } from '#contract/endpoint.ts'
import type { Calls } from '#contract/index.ts'
import type { BothScripts } from '#contract/profile-fields.ts'

export type Suggestion = AnswerOf<Calls['scriptSuggestions']>['list'][number]

/**
 * The value of a second form that the family does not want. An empty one takes the suggestion that was shown; this stays empty.
 * The server trims it, so that it takes a stored form away.
 */
export const leftOut = ' '

/** The second forms of a form's fields, by the name or path of the field. */
export type SecondForms = Readonly<Record<string, string | undefined>>

/** Those of a record, which come by the language in which each is written. */
export const formsRead = (
  read: { mr?: SecondForms | undefined; en?: SecondForms | undefined } | undefined,
): SecondForms => ({
  ...read?.en,
  ...read?.mr,
})

/** A suggestion is taken for names and places alone. A text is translated, which no rule can do. */
export const isSuggested = (kind: BothScripts | undefined): boolean => kind === 'name' || kind === 'place'

/** The suggestions that a form has shown, with the text for which each was, so that its save confirms what was seen. */
export type ShownForms = Map<string, { typed: string; suggestion: string }>

/** What saving a form confirms that shows this suggestion: one of a list or place. A guess by rules takes a press or a correction. */
export const savedUnasked = (suggestion: Suggestion): string => (suggestion?.is_guess === 0 ? suggestion.form : '')

/** Notes what a form shows for a text, for its save. */
export function noteShown(shown: ShownForms, path: string, typed: string, suggestion: Suggestion): void {
  const form = savedUnasked(suggestion)
  if (form !== '') shown.set(path, { typed, suggestion: form })
}

/** The suggestion that was shown for a field as it is now, unless the family wrote a form of its own or wants none. */
export function confirmedForm(shown: ShownForms, path: string, typed: string, second: string): string {
  if (second !== '') return second
  const seen = shown.get(path)
  return seen?.typed === typed.trim() ? seen.suggestion : ''
}

/** A row with the suggestions that were shown for its texts, whose paths begin with `at`. */
export function withShown<R extends { second_script: SecondForms }>(row: R, shown: ShownForms, at = ''): R {
  const texts: Readonly<Record<string, unknown>> = { ...row }
  const forms = Object.entries(texts).flatMap(([name, typed]) => {
    if (typeof typed !== 'string') return []
    const second = confirmedForm(shown, `${at}${name}`, typed, row.second_script[name] ?? '')
    return second === '' ? [] : [[name, second]]
  })
  return { ...row, second_script: { ...row.second_script, ...Object.fromEntries(forms) } }
}

/** The second forms of a row after some of its texts changed: a form of the text that stood there before goes with it. */
export function formsAfter<R extends { second_script: SecondForms }>(row: R, change: Partial<R>): R {
  const changed = Object.entries(change).filter(
    ([name, value]) => name !== 'second_script' && row.second_script[name] && value !== row[name as keyof R],
  )
  const gone = Object.fromEntries(changed.map(([name]) => [name, '']))
  return { ...row, second_script: { ...row.second_script, ...gone }, ...change }
}

/** The forms that our office looks at. Their paths are without the place of a row in its list. */
export type WaitingForms = AnswerOf<Calls['secondScript']>['waiting']

/** The form that waits for a text of this path, if one does. */
export const waitingFor = (waiting: WaitingForms, path: string, typed: string): string | undefined => {
  const listed = path.replace(/\.\d+(?=\.)/g, '')
  return waiting.find(one => one.path === listed && one.typed === typed.trim())?.second
}
