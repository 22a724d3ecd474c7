import { type RefObject, useState } from 'react'
import { CallFailed } from '#web/api/client.ts'
import { wordFailure } from '#web/api/failures.ts'
import { useLanguage } from '#web/ui/language.ts'
import { useBusy } from '#web/ui/use-busy.ts'
import { useErrorFocus } from '#web/ui/use-error-focus.ts'

export interface OfficeForm<V> {
  values: V
  set: (change: Partial<V>) => void
  /** What a control of this name shows, and how it tells of a change. */
  control: <K extends keyof V>(name: K) => { value: V[K]; onChange: (value: V[K]) => void }
  /** What the server says of each field. */
  errors: Partial<Record<keyof V, string>>
  /** Why nothing came of it, where no field is to blame. */
  failure: string | null
  busy: boolean
  /** Sends the form. The work throws where the server refuses. */
  send: (work: () => Promise<void>) => void
  /** Around the fields, so that the first wrong one gets the focus. */
  around: RefObject<HTMLDivElement | null>
}

/** A form whose fields the server checks: staff have a network, and one place decides. */
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
        // A value within a list is named by its path, which begins with the list.
        const known = Object.fromEntries(
          Object.entries(fields).filter(([name]) => (name.split('.')[0] ?? '') in values),
        )
        setErrors(known as OfficeForm<V>['errors'])
        if (Object.keys(known).length > 0) focusFirst()
        else setFailure(wordFailure(language, error))
      }
    })
  // From the newest values: two fields may report within one moment, such as a list that is left by a key.
  const set = (change: Partial<V>) => setValues(now => ({ ...now, ...change }))
  const control: OfficeForm<V>['control'] = name => ({
    value: values[name],
    onChange: value => setValues(now => ({ ...now, [name]: value })),
  })
  return { values, set, control, errors, failure, busy, send, around }
}
