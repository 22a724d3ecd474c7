import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatInstant } from '#domain/format/instant.ts'
import { call } from '#web/api/client.ts'
import { ActReasonDialog } from '#web/office/parts/ActReasonDialog.tsx'
import { officeClient } from '#web/office/queries.ts'
import { Button } from '#web/ui/Button.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { toast } from '#web/ui/Toasts.tsx'
import { memberQuery } from '../queries.ts'
import styles from '../Record.module.css'
import { RecordPart } from '../RecordPart.tsx'
import { BeginRequestDialog } from './BeginRequestDialog.tsx'
import { ProveRequestDialog } from './ProveRequestDialog.tsx'
import { callerQuery } from './queries.ts'
import { callerWords } from './words.ts'

type Open = 'number' | 'email' | 'leave' | 'prove' | 'login' | 'withdraw'

/** Another contact, a login code or a deletion for a family that calls. */
export function CallerPart({ uuid, isAdmin }: { uuid: string; isAdmin: boolean }) {
  const language = useLanguage()
  const t = callerWords(language)
  const { data: state } = useQuery(callerQuery(uuid))
  const [open, setOpen] = useState<Open | null>(null)
  if (!state) return null
  const request = state.open
  const close = () => setOpen(null)
  const refresh = async (message: string) => {
    toast.success(message)
    // The key of this query begins with that of the record, so both are invalidated.
    await officeClient.invalidateQueries({ queryKey: memberQuery(uuid).queryKey })
  }
  const done = (message: string) => {
    close()
    void refresh(message)
  }
  // The codes were sent, so the same phone call goes on with proving the request.
  const begun = (message: string) => void refresh(message).then(() => setOpen('prove'))
  const isProvable = request && !request.takes_effect_at && (request.way === 'CODES' || isAdmin)
  return (
    <RecordPart title={t.title}>
      {request ? (
        <>
          <Notice>
            {t.opened(t[request.kind], request.to)}.{' '}
            {request.takes_effect_at
              ? t.waitsUntil(formatInstant(request.takes_effect_at, language))
              : t.proveUntil(formatInstant(request.prove_until, language))}
          </Notice>
          <div className={styles.buttons}>
            {isProvable ? (
              <Button kind="primary" onClick={() => setOpen('prove')}>
                {request.way === 'CODES' ? t.proveCodes : t.proveAnswers}
              </Button>
            ) : null}
            <Button onClick={() => setOpen('withdraw')}>{t.withdraw}</Button>
          </div>
        </>
      ) : (
        <>
          {state.last ? (
            <p className={styles.small}>
              {t.ended(t[state.last.kind], t[state.last.end], formatInstant(state.last.at, language))}
            </p>
          ) : null}
          <div className={styles.buttons}>
            <Button onClick={() => setOpen('number')}>{t.changeNumber}</Button>
            <Button onClick={() => setOpen('email')}>{t.changeEmail}</Button>
            {state.verified.length > 0 ? <Button onClick={() => setOpen('login')}>{t.sendLogin}</Button> : null}
            <Button onClick={() => setOpen('leave')}>{t.remove}</Button>
          </div>
        </>
      )}
      {open === 'number' || open === 'email' || open === 'leave' ? (
        <BeginRequestDialog
          key={open}
          uuid={uuid}
          kind={open}
          state={state}
          isAdmin={isAdmin}
          onClose={close}
          onBegun={begun}
        />
      ) : null}
      {open === 'prove' && isProvable ? (
        <ProveRequestDialog uuid={uuid} request={request} questions={state.questions} onClose={close} onProven={done} />
      ) : null}
      {open === 'login' ? (
        <ActReasonDialog
          title={t.sendLogin}
          confirm={t.sendLogin}
          onClose={close}
          onConfirm={async reason =>
            done((await call('POST /office/members/:uuid/login-code', { uuid, reason })).message)
          }
        >
          <p>{t.sendLoginHelp}</p>
        </ActReasonDialog>
      ) : null}
      {open === 'withdraw' ? (
        <ActReasonDialog
          title={t.withdrawTitle}
          confirm={t.withdraw}
          onClose={close}
          onConfirm={async reason =>
            done((await call('POST /office/members/:uuid/caller-request/cancel', { uuid, reason })).message)
          }
        />
      ) : null}
    </RecordPart>
  )
}
