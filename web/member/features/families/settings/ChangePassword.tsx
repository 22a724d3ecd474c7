import { NewPasswordFields } from '#web/access/NewPasswordFields.tsx'
import { PasswordOrCodeField, useHasPassword } from '#web/access/PasswordOrCodeField.tsx'
import { call } from '#web/api/client.ts'
import { leaveTelling } from '#web/session/session.ts'
import { useMemberForm } from '#web/session/use-member-form.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { toast } from '#web/ui/Toasts.tsx'
import styles from './ChangePassword.module.css'
import { passwordChangeErrors } from './rules.ts'
import { settingsWords } from './words.ts'

const empty = { old_password: '', password: '', confirm_password: '' }

export function ChangePassword() {
  const t = settingsWords(useLanguage())
  const hasPassword = useHasPassword()
  const form = useMemberForm(empty, (typed, language) => passwordChangeErrors(typed, language, hasPassword))
  const change = form.submit(async () => {
    const { message, begins_at } = await call('PUT /change-password', form.values)
    // A first password begins a day later, and nobody is logged out before.
    if (begins_at === null) return leaveTelling(message)
    toast.success(message)
    form.set(empty)
  })
  return (
    <form noValidate className={styles.form} onSubmit={change}>
      <Notice>{hasPassword ? t.passwordNote : t.firstPasswordNote}</Notice>
      <div className={styles.fields} ref={form.around}>
        <PasswordOrCodeField label={t.oldPassword} error={form.errors.old_password} {...form.control('old_password')} />
        <NewPasswordFields
          words={{ password: t.newPassword, confirm: t.confirmPassword, hint: t.passwordHint, common: t.common }}
          values={form.values}
          errors={form.errors}
          onType={name => form.control(name).onChange}
        />
      </div>
      <div className="row-3">
        <ButtonLink href="/dashboard">{t.cancel}</ButtonLink>
        <Button kind="primary" type="submit" busy={form.busy}>
          {t.save}
        </Button>
      </div>
    </form>
  )
}
