import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ownPasskeys } from '#contract/access/passkeys.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import { text } from '#contract/fields.ts'
import { maxLength } from '#contract/max-length.ts'
import { formatLongDay } from '#domain/format/date.ts'
import { formatInstant } from '#domain/format/instant.ts'
import { ruleBroken, worded } from '#web/access/form-errors.ts'
import { call } from '#web/api/client.ts'
import { hasPasskeys, makePasskey } from '#web/api/passkey.ts'
import { Failure } from '#web/member/parts/Failure.tsx'
import { useMemberForm } from '#web/session/use-member-form.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Field } from '#web/ui/Field.tsx'
import { FormButtons } from '#web/ui/FormButtons.tsx'
import { Hint } from '#web/ui/Hint.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { toast } from '#web/ui/Toasts.tsx'
import styles from './OwnSessions.module.css'
import { PasswordDialog } from './PasswordDialog.tsx'
import { passkeyWords } from './passkey-words.ts'

type Passkey = AnswerOf<typeof ownPasskeys>['list'][number]
type Open = { act: 'add' } | { act: 'rename' | 'remove'; passkey: Passkey } | null

const passkeysQuery = queryOptions({
  queryKey: ['own-passkeys'],
  queryFn: ({ signal }) => call('GET /user/passkeys', {}, { signal }),
})

/** The devices that log in without a password, with buttons to add, rename and remove them. */
export function Passkeys() {
  const language = useLanguage()
  const t = passkeyWords(language)
  const client = useQueryClient()
  const { data, error, refetch } = useQuery(passkeysQuery)
  const [open, setOpen] = useState<Open>(null)
  if (!data)
    return error ? <Failure error={error} onRetry={() => void refetch()} /> : <Skeleton className={styles.skeleton} />

  const close = () => setOpen(null)
  const done = async (message: string) => {
    await client.invalidateQueries({ queryKey: passkeysQuery.queryKey })
    toast.success(message)
    close()
  }
  const add = async (password: string) => {
    const made = await makePasskey(await call('POST /user/passkeys/begin', { password }))
    if (!made) {
      toast.error(t.notMade)
      return close()
    }
    await done((await call('POST /user/passkeys', made)).message)
  }
  const remove = async ({ uuid }: Passkey, password: string) =>
    done((await call('DELETE /user/passkeys', { uuid, password })).message)
  const stateOf = ({ begins_at, last_used_at, other_host }: Passkey) => {
    if (other_host) return t.otherHost(other_host)
    if (begins_at) return t.begins(formatInstant(begins_at, language))
    return last_used_at ? t.used(formatLongDay(last_used_at, language)) : null
  }
  return (
    <div className={styles.sessions}>
      <Hint>{t.hint}</Hint>
      {data.list.length > 0 ? (
        <ul aria-label={t.mine}>
          {data.list.map(passkey => (
            <li key={passkey.uuid} className="stack-2">
              <div className="numeric">
                <b>{passkey.name}</b>
                <p>{t.added(formatLongDay(passkey.created_at, language))}</p>
                <p>{stateOf(passkey)}</p>
              </div>
              <div className="row-2">
                <Button
                  small
                  aria-label={t.renameLabel(passkey.name)}
                  onClick={() => setOpen({ act: 'rename', passkey })}
                >
                  {t.rename}
                </Button>
                <Button
                  small
                  aria-label={t.removeLabel(passkey.name)}
                  onClick={() => setOpen({ act: 'remove', passkey })}
                >
                  {t.remove}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      ) : (
        <p>{t.none}</p>
      )}
      {hasPasskeys() ? null : <Notice>{t.cannot}</Notice>}
      {hasPasskeys() && data.may_add === 'Y' ? <Button onClick={() => setOpen({ act: 'add' })}>{t.add}</Button> : null}
      {open?.act === 'add' ? (
        <PasswordDialog title={t.addTitle} hint={t.addHelp} confirm={t.goOn} onPassword={add} onClose={close} />
      ) : null}
      {open?.act === 'remove' ? (
        <PasswordDialog
          title={t.removeTitle}
          hint={t.removeHelp}
          confirm={t.remove}
          onPassword={password => remove(open.passkey, password)}
          onClose={close}
        />
      ) : null}
      {open?.act === 'rename' ? <RenameDialog passkey={open.passkey} onDone={done} onClose={close} /> : null}
    </div>
  )
}

interface RenameProps {
  passkey: Passkey
  onDone: (message: string) => Promise<void>
  onClose: () => void
}

function RenameDialog({ passkey: { uuid, name }, onDone, onClose }: RenameProps) {
  const t = passkeyWords(useLanguage())
  const form = useMemberForm({ name }, (typed, language) =>
    worded(language, { name: ruleBroken(text('name', maxLength.passkey_name), typed.name) }),
  )
  const submit = form.submit(async () => onDone((await call('PUT /user/passkeys', { uuid, ...form.values })).message))
  return (
    <Dialog
      title={t.renameTitle}
      busy={form.busy}
      onClose={onClose}
      onSubmit={submit}
      footer={<FormButtons busy={form.busy} cancel={t.cancel} confirm={t.save} onCancel={onClose} />}
    >
      <Field label={t.name} required error={form.errors.name}>
        <TextInput maxLength={maxLength.passkey_name} {...form.control('name')} />
      </Field>
    </Dialog>
  )
}
