import { useState } from 'react'
import { CallFailed } from '#web/api/client.ts'
import { wordLoginFailure } from '#web/api/failures.ts'
import { useLanguage } from '#web/ui/language.ts'
import { toast } from '#web/ui/Toasts.tsx'
import { useBusy } from '#web/ui/use-busy.ts'
import { useErrorFocus } from '#web/ui/use-error-focus.ts'
import { type FormErrors, isEmpty, worded } from './form-errors.ts'

interface Login {
  password: string
  /** The broken rule of each field. */
  broken: () => Record<string, string | null>
  enter: () => Promise<void>
  /** Asks for a code to the contact that was typed. The password is not checked. */
  askForCode: () => Promise<void>
}

/** Checks a login form and logs in. A refusal is shown at its fields, or in a toast if it concerns none. */
export function useLoginForm({ password, broken, enter, askForCode }: Login) {
  const language = useLanguage()
  const [isAsked, setIsAsked] = useState(false)
  const isByPassword = isAsked || password !== ''
  const [errors, setErrors] = useState<FormErrors>({})
  const [refusal, setRefusal] = useState<string | null>(null)
  const [busy, run] = useBusy()
  const [around, focusFirstError] = useErrorFocus()

  const attempt = (rules: Record<string, string | null>, act: () => Promise<void>) => {
    const wrong = worded(language, rules)
    setErrors(wrong)
    setRefusal(null)
    if (!isEmpty(wrong)) return focusFirstError()
    run(async () => {
      try {
        await act()
      } catch (failure) {
        // The sentence says whom to call, and must stay readable longer than a toast.
        if (failure instanceof CallFailed && failure.code === 'suspended') return setRefusal(failure.message)
        const fields = failure instanceof CallFailed ? failure.fields : {}
        setErrors(fields)
        if (isEmpty(fields)) toast.error(wordLoginFailure(language, failure))
        else focusFirstError()
      }
    })
  }
  const attemptWithContact = (act: () => Promise<void>) => {
    const { password: _password, ...ofContact } = broken()
    attempt(ofContact, act)
  }
  return {
    errors,
    /** The refusal to show above the fields, or null. */
    refusal,
    forgive: () => setErrors({}),
    busy,
    around,
    /** Whether the password stands open: somebody asked for it, or it is filled. Otherwise a code is sent. */
    isByPassword,
    askForPassword: () => setIsAsked(true),
    submit: () => (isByPassword ? attempt(broken(), enter) : attemptWithContact(askForCode)),
    submitForCode: () => {
      setIsAsked(false)
      if (!busy) attemptWithContact(askForCode)
    },
    /** Checks the contact alone, then runs `act`. */
    attemptWithContact,
  }
}
export type LoginForm = ReturnType<typeof useLoginForm>
