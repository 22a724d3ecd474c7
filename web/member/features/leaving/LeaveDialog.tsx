import { useState } from 'react'
import { password as passwordRule } from '#contract/fields.ts'
import { ruleBroken, worded } from '#web/access/checks.ts'
import { PasswordField } from '#web/access/PasswordField.tsx'
import { CallFailed } from '#web/api/client.ts'
import { tellFailure } from '#web/session/session.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Link } from '#web/ui/Link.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { useBusy } from '#web/ui/use-busy.ts'
import styles from './DeleteProfile.module.css'
import { leavingWords } from './words.ts'

interface Props {
  /** Does all steps. It throws where one fails, and the profile is then still there. */
  onLeave: (password: string) => Promise<void>
  onClose: () => void
}

/** Says what deleting means, offers the gentler ways, and asks for the password. */
export function LeaveDialog({ onLeave, onClose }: Props) {
  const language = useLanguage()
  const say = leavingWords(language)
  const [isBusy, run] = useBusy()
  const [password, setPassword] = useState('')
  const [fault, setFault] = useState<string | undefined>(undefined)
  const submit = () =>
    run(async () => {
      const found = worded(language, { password: ruleBroken(passwordRule, password) }).password
      setFault(found)
      if (found) return
      try {
        await onLeave(password)
      } catch (error) {
        const refused = error instanceof CallFailed ? error.fields.password : undefined
        setFault(refused)
        if (!refused) tellFailure(error)
      }
    })
  return (
    <Dialog
      eyebrow="निरोप"
      title={say.sureTitle}
      closeLabel={say.close}
      busy={isBusy}
      onClose={onClose}
      onSubmit={submit}
      footer={
        <>
          <Button onClick={() => (isBusy ? undefined : onClose())}>{say.cancel}</Button>
          <Button kind="primary" type="submit" busy={isBusy}>
            {say.confirm}
          </Button>
        </>
      }
    >
      <div className={styles.sure}>
        <ul>
          {[say.leavesLists, say.logsOut, say.endsPlan, say.sealsData, say.reRegister].map(line => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p>
          <Link href="/privacy">{say.privacy}</Link>
        </p>
        <p>{say.pauseInstead}</p>
        <div className={styles.gentler}>
          <ButtonLink small href="/my-settings?tab=preferences">
            {say.pause}
          </ButtonLink>
          <ButtonLink small href="/my-settings?tab=data">
            {say.download}
          </ButtonLink>
        </div>
        <PasswordField
          label={say.password}
          hint={say.passwordHint}
          error={fault}
          autoComplete="current-password"
          value={password}
          onChange={value => {
            setPassword(value)
            setFault(undefined)
          }}
        />
      </div>
    </Dialog>
  )
}
