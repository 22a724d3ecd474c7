import { memberWords } from '#web/member/words.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { PlanMessage } from './PlanMessage.tsx'

interface Props {
  title?: string
  onClose: () => void
  /** The member whose contact was asked for. A payment leads back to it. */
  contactOf?: string
  /** Why the plan is needed. By default the message says what a plan offers. */
  reason?: string
}

/** Tells a member that something needs a plan, with a link to the plans. */
export function PlanDialog({ title, onClose, contactOf, reason }: Props) {
  const t = memberWords(useLanguage())
  return (
    <Dialog
      eyebrow="सदस्यत्व"
      title={title ?? t.freeMember}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t.close}</Button>
          <ButtonLink
            kind="primary"
            href={contactOf ? `/membership-plans?contact_of=${contactOf}` : '/membership-plans'}
            onClick={onClose}
          >
            {t.viewPlan}
          </ButtonLink>
        </>
      }
    >
      <p>
        <PlanMessage reason={reason ?? t.freeMemberHelp} />
      </p>
    </Dialog>
  )
}
