import { useState } from 'react'
import { password as passwordRule } from '#contract/fields.ts'
import { ruleBroken, worded } from '#web/access/form-errors.ts'
import { CallFailed } from '#web/api/client.ts'
import { tellFailure } from '#web/session/session.ts'
import { useLanguage } from '#web/ui/language.ts'
import { useBusy } from '#web/ui/use-busy.ts'

/** Asks for the password again before something grave. `act` throws if the server refuses, and a wrong password is shown at its field. */
export function usePasswordAgain(act: (password: string) => Promise<void>) {
  const language = useLanguage()
  const [isBusy, run] = useBusy()
  const [password, setPassword] = useState('')
  const [fault, setFault] = useState<string | undefined>(undefined)
  const submit = () =>
    run(async () => {
      const broken = worded(language, { password: ruleBroken(passwordRule, password) }).password
      setFault(broken)
      if (broken) return
      try {
        await act(password)
      } catch (error) {
        const refused = error instanceof CallFailed ? error.fields.password : undefined
        setFault(refused)
        if (!refused) tellFailure(error)
      }
    })
  const change = (typed: string) => {
    setPassword(typed)
    setFault(undefined)
  }
  return { isBusy, submit, field: { error: fault, value: password, onChange: change } }
}
