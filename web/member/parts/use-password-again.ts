import { password as passwordRule } from '#contract/fields.ts'
import { ruleBroken, worded } from '#web/access/form-errors.ts'
import { useMemberForm } from '#web/session/use-member-form.ts'

/** Asks for the password again before something grave. `act` throws if the server refuses, and a wrong password is shown at its field. */
export function usePasswordAgain(act: (password: string) => Promise<void>) {
  const form = useMemberForm({ password: '' }, ({ password }, language) =>
    worded(language, { password: ruleBroken(passwordRule, password) }),
  )
  return {
    isBusy: form.busy,
    submit: form.submit(() => act(form.values.password)),
    field: { error: form.errors.password, ...form.control('password') },
  }
}
