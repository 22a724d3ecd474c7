import { type RefObject, useState } from 'react'
import { CallFailed } from '#web/api/client.ts'
import { wordFailure } from '#web/api/failures.ts'
import { useLanguage } from '#web/ui/language.ts'
import { useBusy } from '#web/ui/use-busy.ts'
import { useErrorFocus } from '#web/ui/use-error-focus.ts'

export interface OfficeForm<V> {
  values: V
  set: (change: Partial<V>) => void
  /** The value and change handler of the control with this name. */
  control: <K extends keyof V>(name: K) => { value: V[K]; onChange: (value: V[K]) => void }
  /** The server's messages by field. */
  errors: Partial<Record<keyof V, string>>
  /** The reason of a failure that belongs to no field. */
  failure: string | null
  busy: boolean
  /** Runs the work that sends the form, which throws when the server refuses. */
  send: (work: () => Promise<void>) => void
  /** The element around the fields, in which the first field with an error gets the focus. */
  around: RefObject<HTMLDivElement | null>
}

/** A form whose fields only the server checks: staff are online, and the rules stay in one place. */
export function useOfficeForm<V extends object>(initial: V): OfficeForm<V> {
  const language = useLanguage()
  const [values, setValues] = useState(initial)
  const [errors, setErrors] = useState<OfficeForm<V>['errors']>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, run] = useBusy()
  const [around, focusFirst] = useErrorFocus()
  const send = (work: () => Promise<void>) =>
    run(async () => {
      setErrors({})
      setFailure(null)
      try {
        await work()
      } catch (error) {
        const fields = error instanceof CallFailed ? error.fields : {}
        // The path of a value within a list begins with the list's name.
        const fieldErrors = Object.fromEntries(
          Object.entries(fields).filter(([name]) => name in values || (name.split('.')[0] ?? '') in values),
        )
        setErrors(fieldErrors as OfficeForm<V>['errors'])
        if (Object.keys(fieldErrors).length > 0) focusFirst()
        else setFailure(wordFailure(language, error))
      }
    })
  // An updater, because two fields may change before the next render, such as a list that is left by a key.
  const set = (change: Partial<V>) => setValues(now => ({ ...now, ...change }))
  const control: OfficeForm<V>['control'] = name => ({
    value: values[name],
    onChange: value => setValues(now => ({ ...now, [name]: value })),
  })
  return { values, set, control, errors, failure, busy, send, around }
}
