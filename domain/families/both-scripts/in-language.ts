import type { Language } from '#domain/words/catalogue.ts'

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** The second forms that an object has in a language, for those of its fields that hold something. */
function formsOf(read: Readonly<Record<string, unknown>>, language: Language): [name: string, form: string][] {
  const forms = isObject(read.second_script) ? read.second_script[language] : undefined
  if (!isObject(forms)) return []
  return Object.entries(forms).flatMap(([name, form]) =>
    typeof form === 'string' && form !== '' && read[name] ? [[name, form] as [string, string]] : [],
  )
}

/**
 * What was read, with the forms of a language in place of those that were typed in the other script, also inside its lists. A
 * field without a form in this language stays as it was typed, because a text in the other script says more than none. What was
 * typed is kept as the form of its own language, for who reads it beside a name that has none in this one. Whatever has no such
 * form is returned as it is and not copied: most answers have none.
 */
export function inLanguage<T>(read: T, language: Language): T {
  if (!isObject(read)) return read
  const changed = Object.entries(read).flatMap(([name, value]) => {
    const there = name === 'second_script' ? value : inLanguage(value, language)
    return there === value ? [] : [[name, there] as const]
  })
  const forms = formsOf(read, language)
  if (changed.length === 0 && forms.length === 0) return read
  const whole = Array.isArray(read) ? [...read] : { ...read }
  Object.assign(whole, Object.fromEntries(changed), Object.fromEntries(forms))
  if (forms.length === 0 || !isObject(read.second_script)) return whole as T
  const other = language === 'mr' ? 'en' : 'mr'
  const typed = Object.fromEntries(forms.map(([name]) => [name, read[name]]))
  const kept = isObject(read.second_script[other]) ? read.second_script[other] : {}
  return { ...whole, second_script: { ...read.second_script, [other]: { ...kept, ...typed } } } as T
}
