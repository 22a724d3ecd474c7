import { useState } from 'react'
import { formatInstant } from '#domain/format/instant.ts'
import { call } from '#web/api/client.ts'
import { ActReasonDialog } from '#web/office/parts/ActReasonDialog.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Link } from '#web/ui/Link.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Notice } from '#web/ui/Notice.tsx'
import styles from '../Record.module.css'
import { ProveCodesDialog } from './ProveCodesDialog.tsx'
import type { CallerState, OpenRequest } from './queries.ts'
import { SettleDialog } from './SettleDialog.tsx'
import { VisitDialog } from './VisitDialog.tsx'
import { callerWords } from './words.ts'

type Act = 'prove' | 'confirm' | 'object' | 'settle' | 'withdraw'

interface Props {
  uuid: string
  request: OpenRequest
  visit: CallerState['visit']
  /** Whether the dialog that takes the proof is open from the beginning, because the family is on the phone or at the counter. */
  isProving: boolean
  onDone: (message: string, isProven: boolean) => void
}

/** What the office was asked for, how far it is, and what staff can do about it now. */
export function OpenRequestPart({ uuid, request, visit, isProving, onDone }: Props) {
  const language = useLanguage()
  const t = callerWords(language)
  const [open, setOpen] = useState<Act | null>(isProving ? 'prove' : null)
  const close = () => setOpen(null)
  const done = (message: string) => {
    close()
    onDone(message, open === 'prove')
  }
  const { kind, state, way, records, may_decide } = request
  const [kept, other] = records
  const until = formatInstant(request.takes_effect_at ?? request.prove_until, language)
  const acts = {
    confirm: {
      path: 'POST /office/members/:uuid/caller-request/confirm',
      title: t.confirm,
      help: kind === 'join' ? t.confirmJoinHelp : way === 'CODES' ? t.confirmCodeHelp : t.confirmVisitHelp,
    },
    object: { path: 'POST /office/members/:uuid/caller-request/objection', title: t.note, help: t.noteHelp },
    withdraw: { path: 'POST /office/members/:uuid/caller-request/cancel', title: t.withdrawTitle, help: '' },
  } as const
  const asked = open === 'confirm' || open === 'object' || open === 'withdraw' ? acts[open] : null
  const button = {
    PROVE: { act: 'prove', label: way === 'CODES' ? t.proveCodes : t.proveVisit },
    CONFIRM: may_decide ? { act: 'confirm', label: t.confirm } : null,
    WAITS: { act: 'object', label: t.note },
    STOPPED: may_decide ? { act: 'settle', label: t.settle } : null,
  } as const satisfies Record<OpenRequest['state'], { act: Act; label: string } | null>
  const next = button[state]
  return (
    <>
      <Notice kind={state === 'STOPPED' ? 'bad' : 'info'}>
        {t.opened(t[kind], request.to)}. {state === 'STOPPED' ? t.STOPPED : t[state](until)}{' '}
        {next ? null : kind === 'candidate' ? t.anotherDecidesOfYes : t.anotherDecides}
      </Notice>
      {kept && other ? (
        <p className={styles.small}>
          {t.keeps(kept.registration_no, other.registration_no)}{' '}
          <Link href={`/office/members/${kept.uuid}/double/${other.uuid}`}>{t.compare}</Link>
        </p>
      ) : null}
      <div className={styles.buttons}>
        {next ? (
          <Button kind={state === 'WAITS' ? 'secondary' : 'primary'} onClick={() => setOpen(next.act)}>
            {next.label}
          </Button>
        ) : null}
        <Button onClick={() => setOpen('withdraw')}>{t.withdraw}</Button>
      </div>
      {open === 'prove' && state === 'PROVE' ? (
        way === 'CODES' ? (
          <ProveCodesDialog uuid={uuid} request={request} onClose={close} onProven={done} />
        ) : (
          <VisitDialog uuid={uuid} request={request} visit={visit} onClose={close} onEntered={done} />
        )
      ) : null}
      {open === 'settle' ? <SettleDialog uuid={uuid} onClose={close} onSettled={done} /> : null}
      {asked ? (
        <ActReasonDialog
          kind="family"
          title={asked.title}
          confirm={open === 'withdraw' ? t.withdraw : asked.title}
          onClose={close}
          onConfirm={async reason => done((await call(asked.path, { uuid, reason })).message)}
        >
          {asked.help ? <p>{asked.help}</p> : null}
        </ActReasonDialog>
      ) : null}
    </>
  )
}
