import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatInstant } from '#domain/format/instant.ts'
import { call } from '#web/api/client.ts'
import { ActReasonDialog } from '#web/office/parts/ActReasonDialog.tsx'
import { officeClient } from '#web/office/queries.ts'
import { Button } from '#web/ui/Button.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { toast } from '#web/ui/Toasts.tsx'
import { memberQuery } from '../queries.ts'
import styles from '../Record.module.css'
import { RecordPart } from '../RecordPart.tsx'
import { BeginRequestDialog, type BegunKind } from './BeginRequestDialog.tsx'
import { FreezeDialog } from './FreezeDialog.tsx'
import { OpenRequestPart } from './OpenRequestPart.tsx'
import { callerQuery } from './queries.ts'
import { callerWords } from './words.ts'

type Open = BegunKind | 'login' | 'freeze'

/** Another contact, a login code or a deletion for a family that calls or comes to the office. */
export function CallerPart({ uuid }: { uuid: string }) {
  const language = useLanguage()
  const t = callerWords(language)
  const { data: state } = useQuery(callerQuery(uuid))
  const [open, setOpen] = useState<Open | null>(null)
  const [isProving, setIsProving] = useState(false)
  if (!state) return null
  const close = () => setOpen(null)
  const refresh = async (message: string) => {
    toast.success(message)
    // The key of this query begins with that of the record, so both are invalidated.
    await officeClient.invalidateQueries({ queryKey: memberQuery(uuid).queryKey })
  }
  const done = (message: string) => {
    close()
    setIsProving(false)
    void refresh(message)
  }
  // The family is still on the phone or at the counter, so the same call goes on with proving the request.
  const begun = (message: string) => {
    setIsProving(true)
    void refresh(message).then(close)
  }
  return (
    <RecordPart title={t.title}>
      {state.open ? (
        <OpenRequestPart
          key={state.open.asked_at}
          uuid={uuid}
          request={state.open}
          visit={state.visit}
          isProving={isProving}
          onDone={done}
        />
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
            {state.verified.length > 0 ? (
              <>
                <Button onClick={() => setOpen('login')}>{t.sendLogin}</Button>
                <Button onClick={() => setOpen('freeze')}>{t.freeze}</Button>
              </>
            ) : null}
            {state.candidate ? (
              <Button onClick={() => setOpen(state.candidate?.kind ?? null)}>
                {state.candidate.kind === 'candidate' ? t.giveLogin : t.endLogin}
              </Button>
            ) : null}
            <Button onClick={() => setOpen('leave')}>{t.remove}</Button>
          </div>
        </>
      )}
      {open && open !== 'login' && open !== 'freeze' ? (
        <BeginRequestDialog key={open} uuid={uuid} kind={open} state={state} onClose={close} onBegun={begun} />
      ) : null}
      {open === 'freeze' ? <FreezeDialog uuid={uuid} onClose={close} onDone={done} /> : null}
      {open === 'login' ? (
        <ActReasonDialog
          kind="family"
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
    </RecordPart>
  )
}
