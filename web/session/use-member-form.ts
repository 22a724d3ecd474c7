import { type FormEvent, type RefObject, useState } from 'react'
import type { Language } from '#domain/words/catalogue.ts'
import { CallFailed } from '#web/api/client.ts'
import { useLanguage } from '#web/ui/language.ts'
import { useBusy } from '#web/ui/use-busy.ts'
import { useErrorFocus } from '#web/ui/use-error-focus.ts'
import { tellFailure } from './session.ts'

type Errors<V> = Partial<Record<keyof V & string, string>>

interface MemberForm<V> {
  values: V
  set: (change: Partial<V>) => void
  /** The value and change handler of the control with this name. */
  control: <K extends keyof V>(name: K) => { value: V[K]; onChange: (value: V[K]) => void }
  errors: Errors<V>
  /** Shows errors at their fields. */
  refuse: (errors: Errors<V>) => void
  busy: boolean
  /** The handler of a submit: checks the fields, then runs the work that sends them, which throws when the server refuses. */
  submit: (work: () => Promise<void>) => (event?: FormEvent) => void
  /** The element around the fields, in which the first field with an error gets the focus. */
  around: RefObject<HTMLDivElement | null>
}

/**
 * A form of a family. What `check` finds wrong is said without asking the server, because the line may be slow. A refusal is
 * shown at its fields, or in a toast where it concerns none of them. The errors go as soon as something is typed.
 */
export function useMemberForm<V extends object>(
  initial: V,
  check: (values: V, language: Language) => Errors<V> = () => ({}),
): MemberForm<V> {
  const language = useLanguage()
  const [values, setValues] = useState(initial)
  const [errors, setErrors] = useState<Errors<V>>({})
  const [busy, run] = useBusy()
  const [around, focusFirst] = useErrorFocus()
  const set = (change: Partial<V>) => {
    setValues(now => ({ ...now, ...change }))
    setErrors({})
  }
  const refuse = (wrong: Errors<V>) => {
    setErrors(wrong)
    focusFirst()
  }
  const send = async (work: () => Promise<void>) => {
    const wrong = check(values, language)
    if (Object.keys(wrong).length > 0) return refuse(wrong)
    setErrors({})
    try {
      await work()
    } catch (failure) {
      const fields = Object.entries(failure instanceof CallFailed ? failure.fields : {})
      const own = fields.filter(([name]) => name in values)
      if (own.length > 0) refuse(Object.fromEntries(own) as Errors<V>)
      else tellFailure(failure)
    }
  }
  return {
    values,
    set,
    control: name => ({ value: values[name], onChange: value => set({ [name]: value } as unknown as Partial<V>) }),
    errors,
    refuse,
    busy,
    submit: work => event => {
      event?.preventDefault()
      run(() => send(work))
    },
    around,
  }
}
