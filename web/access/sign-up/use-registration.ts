import { useEffect, useState } from 'react'
import { registrationForms } from '#contract/access/sign-up.ts'
import { maxLength } from '#contract/max-length.ts'
import { dayInIndia } from '#domain/calendar.ts'
import { countLetters } from '#domain/words/letters.ts'
import { CallFailed } from '#web/api/client.ts'
import type { ShownForms } from '#web/second-script/second-forms.ts'
import { tellFailure } from '#web/session/session.ts'
import { useLanguage } from '#web/ui/language.ts'
import { type FormErrors, isEmpty, worded } from '../form-errors.ts'
import type { Fact } from '../pasted-biodata/kept-facts.ts'
import type { FilledFields } from '../pasted-biodata/use-pasted-biodata.ts'
import { readRegistrationDraft, saveRegistrationDraft } from './draft.ts'
import {
  blankForm,
  type FieldWithForm,
  type RegistrationField,
  type RegistrationForm,
  secondOf,
  withoutOldForms,
  withShownForms,
} from './registration.ts'
import { fromWireErrors, signUpNames } from './sign-up-payload.ts'
import { contactStep, firstUnfinished, lastStep, rulesBroken, stepOf, stepOfDraft, steps } from './steps.ts'
import { clearRegistrationDraft } from './stored-draft.ts'
import { registerWords } from './words.ts'

const optional: readonly RegistrationField[] = ['middleName', 'residenceTaluka']
/** The wire's names of the fields with a form in the other script. */
const wireNames = signUpNames satisfies Record<FieldWithForm, keyof typeof registrationForms>
const limits: Partial<Record<string, number>> = maxLength
const limitOf = (name: RegistrationField) => limits[signUpNames[name]]
const today = () => dayInIndia(new Date())

/** A form that is given, to be corrected or for another child, opens at its step. */
function openingState(given: GivenForm | undefined): Opening {
  if (given) return { ...given, facts: [], restored: false }
  const draft = readRegistrationDraft()
  if (!draft) return { form: blankForm, step: 0, facts: [], restored: false }
  return { facts: draft.facts, form: draft.form, step: stepOfDraft(draft.form, today(), draft.step), restored: true }
}

interface GivenForm {
  form: RegistrationForm
  step: number
}

interface Opening extends GivenForm {
  facts: readonly Fact[]
  restored: boolean
}

/** The state of the form over its seven steps: values, current step and errors. */
export function useRegistration(focusFirstError: () => void, given?: GivenForm) {
  const language = useLanguage()
  const words = registerWords(language)
  const [{ form, step, facts, restored }, setState] = useState(() => openingState(given))
  const [shown] = useState<ShownForms>(() => new Map())
  const [isFilled, setIsFilled] = useState(false)
  const [errors, setErrors] = useState<FormErrors<RegistrationField>>({})

  useEffect(() => {
    // The server has the registration that is corrected, or the person who registers another child. No draft is stored.
    if (given) return
    if (form === blankForm) clearRegistrationDraft()
    else saveRegistrationDraft({ form, step, facts })
  }, [form, step, facts, given])

  const goTo = (next: number, errorsThere: FormErrors<RegistrationField> = {}) => {
    setState(now => ({ ...now, step: next, restored: false }))
    setErrors(errorsThere)
    if (!isEmpty(errorsThere)) focusFirstError()
  }
  const errorsAt = (at: number) => worded(language, rulesBroken(at, form, today()))
  const set = (change: Partial<RegistrationForm>, about: string[] = Object.keys(change)) => {
    setState(now => ({ ...now, form: { ...now.form, ...withoutOldForms(now.form, change) } }))
    setErrors(now => Object.fromEntries(Object.entries(now).filter(([name]) => !about.includes(name))))
  }

  const limitHint = (name: RegistrationField) => {
    const limit = limitOf(name)
    const isReached = name !== 'birthDate' && limit !== undefined && countLetters(form[name]) >= limit
    return isReached ? words.limitReached(limit) : undefined
  }

  const head = (name: RegistrationField) => ({
    label: words[name],
    required: !optional.includes(name),
    error: errors[name],
    hint: limitHint(name),
  })
  const text = (name: Exclude<RegistrationField, 'birthDate' | 'gender'>) => ({
    value: form[name],
    onChange: (value: string) => set({ [name]: value }),
    ...(limitOf(name) !== undefined && { maxLength: limitOf(name) }),
  })
  return {
    form,
    step,
    restored,
    facts,
    /** The form as it is sent: a last step without a `next` has shown suggestions too. */
    whole: () => withShownForms(form, shown),
    /** Changes values, and clears the errors of the fields in `about`. */
    set,
    back: () => goTo(Math.max(step - 1, 0)),
    /** Goes to the next step, or stays and shows why not. */
    next: () => {
      const wrong = errorsAt(step)
      // Going on confirms the forms of this step that were shown, so that a draft keeps them.
      setState(now => ({ ...now, form: withShownForms(now.form, shown, steps[step]?.fields) }))
      const following = isFilled ? Math.max(step + 1, firstUnfinished(form, today(), contactStep)) : step + 1
      goTo(isEmpty(wrong) ? Math.min(following, lastStep) : step, wrong)
    },
    /** Whether everything can be sent; if not, goes to the first step with an error. */
    isWhole: () => {
      const unfinished = firstUnfinished(form, today())
      if (unfinished < lastStep) goTo(unfinished, errorsAt(unfinished))
      return unfinished === lastStep
    },
    /** Shows a refusal of the server at its fields, on the first step that has one. */
    showFailure: (failure: unknown) => {
      tellFailure(failure)
      const refused = failure instanceof CallFailed ? fromWireErrors(failure.fields) : {}
      const stepsRefused = Object.keys(refused).map(stepOf)
      if (stepsRefused.length > 0) goTo(Math.min(...stepsRefused), refused)
    },
    /**
     * Takes what was read out of a pasted biodata and confirmed. The steps that it filled were looked through there, so that
     * `next` goes to the first one that lacks something.
     */
    fill: ({ birthDate, ...filled }: FilledFields, read: readonly Fact[]) => {
      const [year = '', month = '', day = ''] = (birthDate ?? '').split('-').map(part => part.replace(/^0/, ''))
      const change = { ...filled, ...(birthDate && { day, month, year }) }
      setState(now => ({
        ...now,
        form: { ...now.form, ...withoutOldForms(now.form, change as Partial<RegistrationForm>) } as RegistrationForm,
        step: 0,
        facts: read,
        restored: false,
      }))
      setErrors({})
      setIsFilled(true)
    },
    startAgain: () => {
      setState({ form: blankForm, step: 0, facts: [], restored: false })
      setErrors({})
    },
    field: head,
    text,
    /** A text with its form in the other script. */
    textWithForm: (name: FieldWithForm) => ({
      head: head(name),
      input: text(name),
      second: {
        shown,
        path: name,
        field: registrationForms[wireNames[name]],
        value: form[secondOf[name]],
        onChange: (value: string) => set({ [secondOf[name]]: value }, [name]),
      },
    }),
  }
}
export type Registration = ReturnType<typeof useRegistration>
