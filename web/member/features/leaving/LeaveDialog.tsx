import { PasswordOrCodeField } from '#web/access/PasswordOrCodeField.tsx'
import { usePasswordAgain } from '#web/member/parts/use-password-again.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Link } from '#web/ui/Link.tsx'
import { useLanguage } from '#web/ui/language.ts'
import styles from './DeleteProfile.module.css'
import { leavingWords } from './words.ts'

interface Props {
  /** Does all steps. It throws where one fails, and the profile is then still there. */
  onLeave: (password: string) => Promise<void>
  onClose: () => void
}

/** Says what deleting means, offers the gentler ways, and asks for the password. */
export function LeaveDialog({ onLeave, onClose }: Props) {
  const say = leavingWords(useLanguage())
  const { isBusy, submit, field } = usePasswordAgain(onLeave)
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
        <PasswordOrCodeField label={say.password} hint={say.passwordHint} {...field} />
      </div>
    </Dialog>
  )
}
