import { useState } from 'react'
import { CallFailed } from '#web/api/client.ts'
import { wordLoginFailure } from '#web/api/failures.ts'
import { useLanguage } from '#web/ui/language.ts'
import { toast } from '#web/ui/Toasts.tsx'
import { useBusy } from '#web/ui/use-busy.ts'
import { useErrorFocus } from '#web/ui/use-error-focus.ts'
import { type FormErrors, isEmpty, worded } from './checks.ts'

interface Login {
  /** The broken rule of each field. */
  broken: () => Record<string, string | null>
  enter: () => Promise<void>
}

/** Checks a login form and logs in. A refusal is told at its fields, or in a toast where it concerns none. */
export function useLoginForm({ broken, enter }: Login) {
  const language = useLanguage()
  const [errors, setErrors] = useState<FormErrors>({})
  const [busy, run] = useBusy()
  const [around, focusFirstError] = useErrorFocus()

  const submit = () => {
    const wrong = worded(language, broken())
    setErrors(wrong)
    if (!isEmpty(wrong)) return focusFirstError()
    run(async () => {
      try {
        await enter()
      } catch (failure) {
        const fields = failure instanceof CallFailed ? failure.fields : {}
        setErrors(fields)
        if (isEmpty(fields)) toast.error(wordLoginFailure(language, failure))
        else focusFirstError()
      }
    })
  }
  return { errors, forgive: () => setErrors({}), busy, around, submit }
}
export type LoginForm = ReturnType<typeof useLoginForm>
