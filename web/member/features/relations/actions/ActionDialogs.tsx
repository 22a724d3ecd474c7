import { useQueryClient } from '@tanstack/react-query'
import { rejectionReason, reportMessage } from '#contract/fields.ts'
import type { ProfileAction } from '#contract/finding/summary.ts'
import { BiodataDialog } from '#web/member/features/families/biodata/BiodataDialog.tsx'
import { ContactDialog } from '#web/member/features/relations/contacts/ContactDialog.tsx'
import { PlanDialog } from '#web/member/parts/PlanDialog.tsx'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { AcceptedDialog } from './AcceptedDialog.tsx'
import { answerWords } from './answer-words.ts'
import { applyRelation, refreshAfterAction } from './apply-relation.ts'
import type { ActionTarget } from './button-set.ts'
import { dialogWords } from './dialog-words.ts'
import { InterestDialog } from './InterestDialog.tsx'
import { MessageDialog } from './MessageDialog.tsx'
import type { ServerAction } from './perform.ts'
import { ReasonDialog } from './ReasonDialog.tsx'
import { ShareDialog } from './ShareDialog.tsx'
import { isOutOfDate } from './use-action.ts'
import { needsPlan, type OpenedAction } from './use-press.ts'
import { actionWords } from './words.ts'

interface Props {
  opened: OpenedAction
  member: ActionTarget
  reason: string | null
  busy: ServerAction | null
  run: (action: ServerAction, message?: string) => Promise<unknown>
  /** Presses another of the member's buttons. */
  onPress: (action: ProfileAction) => void
  onClose: () => void
}

export function ActionDialogs({ opened, member, reason, busy, run, onPress, onClose }: Props) {
  const language = useLanguage()
  const client = useQueryClient()
  const t = { ...actionWords(language), ...dialogWords(language) }
  const answers = answerWords(language)
  const { uuid, last_name: surname } = member
  const isBusy = busy === opened
  const confirm = async (action: ServerAction) => {
    const failure = await run(action)
    // The buttons behind the dialog are already updated, and another try would be refused too. Where a plan is needed, the
    // dialog about plans has already replaced this one.
    if (isOutOfDate(failure) && !needsPlan(failure)) onClose()
    return failure === null
  }
  switch (opened) {
    case 'SEND_INTEREST':
      return (
        <InterestDialog
          memberId={uuid}
          title={t.sendQuestion(surname)}
          help={t.sendHelp}
          confirm={t.SEND_INTEREST}
          onConfirm={() => confirm(opened)}
          onClose={onClose}
        />
      )
    case 'ACCEPT':
    case 'ACCEPT_AGAIN':
      return (
        <InterestDialog
          memberId={uuid}
          title={t.acceptQuestion(surname)}
          help={t.acceptHelp}
          confirm={t[opened]}
          onConfirm={() => confirm(opened)}
          onClose={onClose}
        />
      )
    case 'CONFIRM':
      return (
        <InterestDialog
          memberId={uuid}
          title={t.confirmQuestion(surname)}
          help={t.confirmHelp}
          confirm={t.CONFIRM}
          onConfirm={() => confirm(opened)}
          onClose={onClose}
        />
      )
    case 'ACCEPTED':
      return <AcceptedDialog member={member} onPress={onPress} onClose={onClose} />
    case 'CANCEL_INTEREST':
      return (
        <ConfirmDialog
          title={t.cancelQuestion(surname)}
          words={{ confirm: t.CANCEL_INTEREST, cancel: t.keep }}
          onConfirm={() => confirm(opened)}
          onClose={onClose}
        >
          <p>{t.cancelHelp}</p>
        </ConfirmDialog>
      )
    case 'BLOCK':
      return (
        <ConfirmDialog
          title={t.blockQuestion(surname)}
          words={{ confirm: t.BLOCK, cancel: t.no }}
          onConfirm={() => confirm(opened)}
          onClose={onClose}
        >
          <p>{t.blockHelp}</p>
        </ConfirmDialog>
      )
    case 'REJECT':
      return (
        <MessageDialog
          title={t.rejectTitle(surname)}
          label={t.rejectLabel}
          hint={t.rejectHint}
          field={rejectionReason}
          ready={{
            label: answers.readyReasons,
            sentences: [answers.differ, answers.horoscope, answers.nearer, answers.talks],
          }}
          isBusy={isBusy}
          onSend={message => run(opened, message)}
          onClose={onClose}
        />
      )
    case 'REPORT':
      return (
        <MessageDialog
          title={t.reportTitle(surname)}
          label={t.reportLabel}
          hint={t.reportHint}
          field={reportMessage}
          isBusy={isBusy}
          onSend={message => run(opened, message)}
          onClose={onClose}
        />
      )
    case 'VIEW_CONTACT':
      return (
        <ContactDialog
          whom={member}
          onSpent={relation => {
            applyRelation(client, relation)
            refreshAfterAction(client)
          }}
          onClose={onClose}
        />
      )
    case 'SHARE':
      return <ShareDialog memberId={uuid} onClose={onClose} />
    case 'DOWNLOAD_PROFILE':
      return <BiodataDialog memberId={uuid} onClose={onClose} />
    case 'PLAN_NEEDED':
      return <PlanDialog reason={t.answerNeedsPlan} onClose={onClose} />
    case 'VIEW_REASON':
      return reason ? <ReasonDialog reason={reason} onClose={onClose} /> : null
  }
}
