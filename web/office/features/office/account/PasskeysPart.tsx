import { useState } from 'react'
import { formatInstant } from '#domain/format/instant.ts'
import { call } from '#web/api/client.ts'
import { hasPasskeys, makePasskey } from '#web/api/passkey.ts'
import { officeClient } from '#web/office/queries.ts'
import { Button } from '#web/ui/Button.tsx'
import { type Column, DataTable } from '#web/ui/DataTable.tsx'
import { Hint } from '#web/ui/Hint.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { toast } from '#web/ui/Toasts.tsx'
import styles from './AccountScreen.module.css'
import { OldPasswordDialog } from './OldPasswordDialog.tsx'
import { accountQuery, type OfficeAccount } from './queries.ts'
import { accountWords } from './words.ts'

type Passkey = OfficeAccount['passkeys'][number]

/** The passkeys of one's own login, each of which stands in for the code of the app. */
export function PasskeysPart({ passkeys, may_add_passkey, passkey_required }: OfficeAccount) {
  const language = useLanguage()
  const t = accountWords(language)
  const [open, setOpen] = useState<'add' | Passkey | null>(null)
  const close = () => setOpen(null)
  const done = async (message: string) => {
    await officeClient.invalidateQueries(accountQuery)
    toast.success(message)
    close()
  }
  const add = async (old_password: string) => {
    const made = await makePasskey(await call('POST /office/account/passkeys/begin', { old_password }))
    if (made) return done((await call('POST /office/account/passkeys', made)).message)
    toast.error(t.passkeyNotMade)
    close()
  }
  const remove = async ({ uuid }: Passkey, old_password: string) =>
    done((await call('POST /office/account/passkeys/remove', { uuid, old_password })).message)
  const works = passkeys.some(({ other_host }) => other_host === null)
  const columns: Column<Passkey>[] = [
    { key: 'device', label: t.device, isHeading: true, cell: ({ name }) => name },
    { key: 'since', label: t.passkeyAdded, cell: ({ created_at }) => formatInstant(created_at, language) },
    {
      key: 'used',
      label: t.lastUsed,
      cell: ({ last_used_at, other_host }) =>
        other_host ? t.passkeyElsewhere(other_host) : last_used_at ? formatInstant(last_used_at, language) : '–',
    },
  ]
  return (
    <section className="stack-3 to-start">
      <h2>{t.passkeys}</h2>
      <Hint>{t.passkeysHelp}</Hint>
      {passkey_required && !works ? <Notice>{t.passkeyNeeded}</Notice> : null}
      {passkeys.length > 0 ? (
        <div className={styles.wide}>
          <DataTable
            caption={t.passkeys}
            columns={columns}
            rows={passkeys}
            keyOf={({ uuid }) => uuid}
            actions={{
              label: t.actions,
              of: passkey => (
                <Button
                  small
                  kind="quiet"
                  aria-label={`${t.passkeyRemove}: ${passkey.name}`}
                  onClick={() => setOpen(passkey)}
                >
                  {t.passkeyRemove}
                </Button>
              ),
            }}
          />
        </div>
      ) : null}
      {hasPasskeys() ? null : <Hint>{t.passkeyCannot}</Hint>}
      {hasPasskeys() && may_add_passkey ? <Button onClick={() => setOpen('add')}>{t.passkeyAdd}</Button> : null}
      {open === 'add' ? (
        <OldPasswordDialog
          title={t.passkeyAdd}
          hint={t.passkeyAddHelp}
          confirm={t.goOn}
          onClose={close}
          onConfirm={add}
        />
      ) : open ? (
        <OldPasswordDialog
          title={t.passkeyRemove}
          hint={t.passkeyRemoveHelp(open.name)}
          confirm={t.passkeyRemove}
          onClose={close}
          onConfirm={password => remove(open, password)}
        />
      ) : null}
    </section>
  )
}
