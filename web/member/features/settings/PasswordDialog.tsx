import { useState } from 'react'
import { password as passwordRule } from '#contract/fields.ts'
import { ruleBroken, worded } from '#web/access/checks.ts'
import { PasswordField } from '#web/access/PasswordField.tsx'
import { CallFailed } from '#web/api/client.ts'
import { tellFailure } from '#web/session/session.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { useBusy } from '#web/ui/use-busy.ts'
import { settingsWords } from './words.ts'

interface Props {
  title: string
  hint: string
  /** The word on the button. */
  confirm: string
  /** Does what was chosen. It throws where the server refuses. */
  onPassword: (password: string) => Promise<void>
  onClose: () => void
}

/** Asks for the password before something grave, because an open browser alone must not be enough. */
export function PasswordDialog({ title, hint, confirm, onPassword, onClose }: Props) {
  const language = useLanguage()
  const say = settingsWords(language)
  const [isBusy, run] = useBusy()
  const [password, setPassword] = useState('')
  const [fault, setFault] = useState<string | undefined>(undefined)
  const submit = () =>
    run(async () => {
      const found = worded(language, { password: ruleBroken(passwordRule, password) }).password
      setFault(found)
      if (found) return
      try {
        await onPassword(password)
      } catch (error) {
        const refused = error instanceof CallFailed ? error.fields.password : undefined
        setFault(refused)
        if (!refused) tellFailure(error)
      }
    })
  return (
    <Dialog
      eyebrow="सुरक्षा"
      title={title}
      hint={hint}
      closeLabel={say.close}
      busy={isBusy}
      onClose={onClose}
      onSubmit={submit}
      footer={
        <>
          <Button onClick={() => (isBusy ? undefined : onClose())}>{say.cancel}</Button>
          <Button kind="primary" type="submit" busy={isBusy}>
            {confirm}
          </Button>
        </>
      }
    >
      <PasswordField
        label={say.password}
        error={fault}
        autoComplete="current-password"
        value={password}
        onChange={value => {
          setPassword(value)
          setFault(undefined)
        }}
      />
    </Dialog>
  )
}
