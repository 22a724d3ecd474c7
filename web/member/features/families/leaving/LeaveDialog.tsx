import { PasswordOrCodeField } from '#web/access/PasswordOrCodeField.tsx'
import { usePasswordAgain } from '#web/member/parts/use-password-again.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { FormButtons } from '#web/ui/FormButtons.tsx'
import { Link } from '#web/ui/Link.tsx'
import { useLanguage } from '#web/ui/language.ts'
import styles from './DeleteProfile.module.css'
import { leavingWords } from './words.ts'

interface Props {
  /** Takes all steps. Throws when one fails, and the profile is then not deleted. */
  onLeave: (password: string) => Promise<void>
  onClose: () => void
}

/** Says what deleting means, offers the alternatives, and asks for the password. */
export function LeaveDialog({ onLeave, onClose }: Props) {
  const t = leavingWords(useLanguage())
  const { isBusy, submit, field } = usePasswordAgain(onLeave)
  return (
    <Dialog
      eyebrow="निरोप"
      title={t.sureTitle}
      busy={isBusy}
      onClose={onClose}
      onSubmit={submit}
      footer={<FormButtons busy={isBusy} cancel={t.cancel} confirm={t.confirm} onCancel={onClose} />}
    >
      <div className={styles.sure}>
        <ul>
          {[t.leavesLists, t.logsOut, t.endsPlan, t.sealsData, t.reRegister].map(line => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p>
          <Link href="/privacy">{t.privacy}</Link>
        </p>
        <ButtonLink small href="/my-settings?tab=data">
          {t.download}
        </ButtonLink>
        <PasswordOrCodeField label={t.password} hint={t.passwordHint} {...field} />
      </div>
    </Dialog>
  )
}
