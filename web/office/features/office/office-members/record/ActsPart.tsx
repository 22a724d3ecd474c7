import { useState } from 'react'
import { call } from '#web/api/client.ts'
import { ActReasonDialog } from '#web/office/parts/ActReasonDialog.tsx'
import { TellingActDialog } from '#web/office/parts/TellingActDialog.tsx'
import { ToldBy } from '#web/office/parts/ToldBy.tsx'
import { upiOrderQuery } from '#web/office/parts/UpiOrder.tsx'
import { officeClient } from '#web/office/queries.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { toast } from '#web/ui/Toasts.tsx'
import { memberQuery, type OfficeMemberRecord } from '../queries.ts'
import styles from '../Record.module.css'
import { RecordPart } from '../RecordPart.tsx'
import { AddViewsDialog } from './AddViewsDialog.tsx'
import { type Act, actsFor } from './acts.ts'
import { PaymentDialog } from './PaymentDialog.tsx'
import { actsPartId } from './RecordBar.tsx'
import { memberRecordWords } from './words.ts'

export function ActsPart({ record, isAdmin }: { record: OfficeMemberRecord; isAdmin: boolean }) {
  const t = memberRecordWords(useLanguage())
  const [open, setOpen] = useState<Act | null>(null)
  const { uuid } = record
  const otherSide = record.gender === 'F' ? 'M' : 'F'
  const close = () => setOpen(null)
  const done = ({ message }: { message: string }) => {
    close()
    toast.success(message)
    void officeClient.invalidateQueries(memberQuery(uuid))
    void officeClient.invalidateQueries(upiOrderQuery(uuid))
  }
  const questions = {
    restore: {
      title: t.restoreTitle,
      help: t.restoreHelp,
      send: (reason: string) => call('POST /office/member/restore', { uuid, reason }),
    },
    recallFalse: {
      title: t.recallTitle,
      help: t.recallHelp,
      send: (reason: string) => call('POST /office/recalls/ask', { uuid, reason, ground: 'false_profile' }),
    },
    recallFraud: {
      title: t.recallTitle,
      help: t.recallHelp,
      send: (reason: string) => call('POST /office/recalls/ask', { uuid, reason, ground: 'fraud' }),
    },
    endSessions: {
      title: t.endSessionsTitle,
      help: t.endSessionsHelp,
      send: (reason: string) => call('POST /office/member/end-sessions', { uuid, reason }),
    },
    endSeeLinks: {
      title: t.endSeeLinks,
      help: t.endSeeLinksHelp,
      send: (reason: string) => call('POST /office/member/end-see-links', { uuid, reason }),
    },
    correctSide: {
      title: t.correctSideTitle(t[otherSide]),
      help: t.correctSideHelp,
      send: (reason: string) =>
        call('POST /office/members/:uuid/side', { uuid, version: record.version, gender: otherSide, reason }),
    },
    numberAnswers: {
      title: t.numberAnswers,
      help: t.numberAnswersHelp,
      send: (reason: string) => call('POST /office/member/number-called', { uuid, reason, answers: 'Y' }),
    },
    numberDead: {
      title: t.numberDead,
      help: t.numberDeadHelp,
      send: (reason: string) => call('POST /office/member/number-called', { uuid, reason, answers: 'N' }),
    },
    engaged: {
      title: t.engaged,
      help: t.engagedHelp,
      send: (reason: string) => call('POST /office/member/engaged', { uuid, reason }),
    },
    verifyMobile: {
      title: t.verifyMobile,
      help: t.verifyHelp,
      send: (reason: string) => call('POST /office/member/verify', { uuid, reason, contact: 'MOBILE' }),
    },
    verifyEmail: {
      title: t.verifyEmail,
      help: t.verifyHelp,
      send: (reason: string) => call('POST /office/member/verify', { uuid, reason, contact: 'EMAIL' }),
    },
  } as const
  const question = open && open in questions ? questions[open as keyof typeof questions] : null
  return (
    <RecordPart id={actsPartId} title={t.acts}>
      <div className={styles.buttons}>
        <ButtonLink kind="primary" href={`/office/members/${uuid}/edit`}>
          {t.edit}
        </ButtonLink>
        {actsFor(record, isAdmin).map(act => (
          <Button key={act} onClick={() => setOpen(act)}>
            {t[act]}
          </Button>
        ))}
      </div>
      {open && question ? (
        <ActReasonDialog
          kind="family"
          key={open}
          title={question.title}
          confirm={t[open]}
          onClose={close}
          onConfirm={async reason => done(await question.send(reason))}
        >
          <p>{question.help}</p>
          {open === 'restore' ? <ToldBy way={record.told_by} /> : null}
        </ActReasonDialog>
      ) : null}
      {open === 'suspend' ? (
        <TellingActDialog
          kind="suspension"
          title={t.suspendTitle}
          confirm={t.suspend}
          onClose={close}
          onConfirm={async texts => done(await call('POST /office/member/suspend', { uuid, ...texts }))}
        >
          <p>{t.suspendHelp}</p>
          <ToldBy way={record.told_by} />
        </TellingActDialog>
      ) : null}
      {open === 'addViews' ? <AddViewsDialog uuid={uuid} onClose={close} onDone={done} /> : null}
      {open === 'pay' ? <PaymentDialog uuid={uuid} onClose={close} onDone={done} /> : null}
    </RecordPart>
  )
}
