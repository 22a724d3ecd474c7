import { useEffect, useState } from 'react'
import { maxLength } from '#contract/max-length.ts'
import { dayInIndia } from '#domain/calendar.ts'
import { CallFailed } from '#web/api/client.ts'
import { tellFailure } from '#web/session/session.ts'
import { useLanguage } from '#web/ui/language.ts'
import { type FieldErrors, isEmpty, worded } from '../checks.ts'
import { dropDraft, keepDraft, keptDraft } from './draft.ts'
import { blankForm, type RegistrationField, type RegistrationForm } from './registration.ts'
import { firstUnfinished, lastStep, rulesBroken, stepOf } from './steps.ts'
import { registerWords } from './words.ts'

const optional: readonly RegistrationField[] = ['middle_name', 'family_residence_taluka_id']
const limits: Partial<Record<string, number>> = maxLength
const today = () => dayInIndia(new Date())

function opening() {
  const draft = keptDraft()
  if (!draft) return { form: blankForm, step: 0, restored: false }
  return { form: draft.form, step: firstUnfinished(draft.form, today(), draft.step), restored: true }
}

/** The form over its seven steps: what was typed, where the member stands, what is wrong. */
export function useRegistration(focusFirstError: () => void) {
  const language = useLanguage()
  const words = registerWords(language)
  const [{ form, step, restored }, setState] = useState(opening)
  const [errors, setErrors] = useState<FieldErrors<RegistrationField>>({})

  useEffect(() => {
    if (form === blankForm) dropDraft()
    else keepDraft({ form, step })
  }, [form, step])

  const goTo = (next: number, found: FieldErrors<RegistrationField> = {}) => {
    setState(now => ({ ...now, step: next, restored: false }))
    setErrors(found)
    if (!isEmpty(found)) focusFirstError()
  }
  const wrongAt = (place: number) => worded(language, rulesBroken(place, form, today()))
  const set = (change: Partial<RegistrationForm>, about: string[] = Object.keys(change)) => {
    setState(now => ({ ...now, form: { ...now.form, ...change } }))
    setErrors(now => Object.fromEntries(Object.entries(now).filter(([name]) => !about.includes(name))))
  }

  return {
    form,
    step,
    restored,
    /** Takes a change in; what was wrong with it is no longer said. */
    set,
    back: () => goTo(Math.max(step - 1, 0)),
    /** On to the next step, or stays and says why not. */
    next: () => {
      const found = wrongAt(step)
      goTo(isEmpty(found) ? Math.min(step + 1, lastStep) : step, found)
    },
    /** Whether everything can be sent; if not, goes to the first step that is not in order. */
    isWhole: () => {
      const unfinished = firstUnfinished(form, today())
      if (unfinished < lastStep) goTo(unfinished, wrongAt(unfinished))
      return unfinished === lastStep
    },
    /** The server's own words land at their fields, on the first step that has one. */
    tell: (failure: unknown) => {
      tellFailure(failure)
      const said: FieldErrors<RegistrationField> = failure instanceof CallFailed ? failure.fields : {}
      const places = Object.keys(said)
        .map(stepOf)
        .filter(place => place >= 0)
      if (places.length > 0) goTo(Math.min(...places), said)
    },
    startAgain: () => {
      setState({ form: blankForm, step: 0, restored: false })
      setErrors({})
    },
    field: (name: RegistrationField) => ({
      label: words[name],
      required: !optional.includes(name),
      error: errors[name],
    }),
    text: (name: Exclude<RegistrationField, 'dob' | 'gender'>) => ({
      value: form[name],
      onChange: (value: string) => set({ [name]: value }),
      ...(limits[name] !== undefined && { maxLength: limits[name] }),
    }),
  }
}
export type Registration = ReturnType<typeof useRegistration>
