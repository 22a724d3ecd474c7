import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#web/api/client.ts'
import { useMay } from '#web/office/may.ts'
import { NoAnswerYet } from '#web/office/parts/NoAnswerYet.tsx'
import { RecoveryCodes } from '#web/office/parts/RecoveryCodes.tsx'
import { recoveryWords } from '#web/office/parts/recovery-words.ts'
import { ScreenHead } from '#web/office/parts/ScreenHead.tsx'
import { officeClient, toastOfficeFailure } from '#web/office/queries.ts'
import { officeWords } from '#web/office/words.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Hint } from '#web/ui/Hint.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { Switch } from '#web/ui/Switch.tsx'
import { toast } from '#web/ui/Toasts.tsx'
import { useBusy } from '#web/ui/use-busy.ts'
import styles from './AccountScreen.module.css'
import { OldPasswordDialog } from './OldPasswordDialog.tsx'
import { OwnNumberDialog } from './OwnNumberDialog.tsx'
import { PasskeysPart } from './PasskeysPart.tsx'
import { PasswordDialog } from './PasswordDialog.tsx'
import { accountQuery } from './queries.ts'
import { SessionsTable } from './SessionsTable.tsx'
import { accountWords } from './words.ts'

type Open = { kind: 'number' | 'password' | 'app' | 'newCodes' } | { kind: 'codes'; codes: string[] } | null

/** The office login of the current member of staff. */
export default function AccountScreen() {
  const language = useLanguage()
  const t = accountWords(language)
  const { account } = officeWords(language)
  const recovery = recoveryWords(language)
  const { data, error, refetch } = useQuery(accountQuery)
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  const [busy, run] = useBusy()
  const mayChooseLetters = useMay({ chooseLetters: 'staff' })
  const choose = (change: { morning?: boolean; urgent?: boolean }) =>
    run(async () => {
      if (!data) return
      try {
        const { message } = await call('PUT /office/account/letters', { ...data.letters, ...change })
        toast.success(message)
      } catch (failure) {
        toastOfficeFailure(failure)
      }
      await officeClient.invalidateQueries(accountQuery)
    })
  const changed = () => void officeClient.invalidateQueries(accountQuery)
  const done = (message: string) => {
    toast.success(message)
    close()
    changed()
  }
  return (
    <>
      <ScreenHead eyebrow="माझे लॉगिन" title={account} />
      {data ? (
        <div className={styles.sections}>
          <section className="stack-3 to-start">
            <h2>{t.sessions}</h2>
            <Hint>{t.sessionsHelp}</Hint>
            <div className={styles.wide}>
              <SessionsTable rows={data.sessions} />
            </div>
          </section>
          <section className="stack-3 to-start">
            <h2>{t.ownNumber}</h2>
            <Hint>{t.ownNumberHelp}</Hint>
            {data.number ? <p>{data.number}</p> : null}
            <Button onClick={() => setOpen({ kind: 'number' })}>{data.number ? t.changeNumber : t.enterNumber}</Button>
          </section>
          {mayChooseLetters ? (
            <section className="stack-3 to-start">
              <h2>{t.letters}</h2>
              <Hint>{t.lettersHelp}</Hint>
              <div className={styles.wide}>
                <Switch checked={data.letters.morning} busy={busy} onChange={morning => choose({ morning })}>
                  {t.morning}
                </Switch>
                <Switch checked={data.letters.urgent} busy={busy} onChange={urgent => choose({ urgent })}>
                  {t.urgent}
                </Switch>
              </div>
            </section>
          ) : null}
          {data.has_app ? (
            <>
              <section className="stack-3 to-start">
                <h2>{t.password}</h2>
                <Button onClick={() => setOpen({ kind: 'password' })}>{t.changePassword}</Button>
              </section>
              <PasskeysPart {...data} />
              <section className="stack-3 to-start">
                <h2>{t.app}</h2>
                <Hint>{t.appHelp}</Hint>
                <Button onClick={() => setOpen({ kind: 'app' })}>{t.newApp}</Button>
              </section>
              <section className="stack-3 to-start">
                <h2>{t.recovery}</h2>
                <Hint>{t.recoveryLeft(data.recovery_codes_left)}</Hint>
                <Button onClick={() => setOpen({ kind: 'newCodes' })}>{t.newCodes}</Button>
              </section>
            </>
          ) : (
            <Notice>{t.demo}</Notice>
          )}
        </div>
      ) : (
        <NoAnswerYet part error={error} onRetry={() => void refetch()} />
      )}
      {open?.kind === 'number' ? <OwnNumberDialog onClose={close} onDone={done} /> : null}
      {open?.kind === 'password' ? <PasswordDialog onClose={close} onDone={done} /> : null}
      {open?.kind === 'app' ? (
        <OldPasswordDialog
          title={t.newApp}
          hint={t.appHelp}
          confirm={t.goOn}
          onClose={close}
          onConfirm={async old_password => {
            const { link } = await call('POST /office/account/renew', { old_password })
            location.assign(link)
          }}
        />
      ) : null}
      {open?.kind === 'newCodes' ? (
        <OldPasswordDialog
          title={t.newCodes}
          hint={t.newCodesHelp}
          confirm={t.goOn}
          onClose={close}
          onConfirm={async old_password => {
            const { recovery_codes } = await call('POST /office/account/recovery-codes', { old_password })
            setOpen({ kind: 'codes', codes: recovery_codes })
            changed()
          }}
        />
      ) : null}
      {open?.kind === 'codes' ? (
        <Dialog
          title={recovery.title}
          onClose={close}
          footer={
            <Button kind="primary" onClick={close}>
              {recovery.kept}
            </Button>
          }
        >
          <RecoveryCodes codes={open.codes} />
        </Dialog>
      ) : null}
    </>
  )
}
