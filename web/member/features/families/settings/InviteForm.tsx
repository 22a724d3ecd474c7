import { useQueryClient } from '@tanstack/react-query'
import { password as passwordRule } from '#contract/fields.ts'
import type { FamilyRole } from '#domain/access/family-logins.ts'
import { familyRoleName } from '#domain/words/family-role-names.ts'
import { ruleBroken, worded } from '#web/access/form-errors.ts'
import { PasswordOrCodeField } from '#web/access/PasswordOrCodeField.tsx'
import { call } from '#web/api/client.ts'
import { familyQuery } from '#web/member/parts/family-query.ts'
import { useMemberForm } from '#web/session/use-member-form.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Select } from '#web/ui/Select.tsx'
import { toast } from '#web/ui/Toasts.tsx'
import { ContactFields } from './ContactFields.tsx'
import { familyWords } from './family-words.ts'

interface Invited {
  role: FamilyRole | ''
  mobile: string
  email: string
  password: string
}
const nobody: Invited = { role: '', mobile: '', email: '', password: '' }

/** Invites somebody to one of the places that are free, by one of two contacts. */
export function InviteForm({ free }: { free: readonly FamilyRole[] }) {
  const language = useLanguage()
  const t = familyWords(language)
  const client = useQueryClient()
  const form = useMemberForm<Invited>(nobody, ({ role, mobile, email, password }, language) => ({
    ...worded(language, { password: ruleBroken(passwordRule, password) }),
    ...(role === '' && { role: t.select }),
    ...(!mobile && !email && { mobile: t.oneOfTwo }),
  }))
  const send = form.submit(async () => {
    const { role, mobile, email, password } = form.values
    const { message } = await call('POST /family', { role: role as FamilyRole, mobile, email, password })
    await client.invalidateQueries({ queryKey: familyQuery.queryKey })
    form.set(nobody)
    toast.success(message)
  })
  return (
    <form className="stack-3" aria-label={t.inviteTitle} noValidate onSubmit={send}>
      <h2>{t.inviteTitle}</h2>
      <div className="stack-3" ref={form.around}>
        <Field label={t.role} required error={form.errors.role}>
          <Select
            placeholder={t.select}
            options={free.map(role => ({ value: role, label: familyRoleName(language, role) }))}
            value={form.values.role}
            onChange={chosen => form.set({ role: chosen as FamilyRole })}
          />
        </Field>
        <ContactFields
          mobile={form.control('mobile')}
          email={form.control('email')}
          errors={form.errors}
          hint={t.contactHint}
        />
        <PasswordOrCodeField
          label={t.ownPassword}
          hint={t.ownPasswordHint}
          error={form.errors.password}
          {...form.control('password')}
        />
      </div>
      <Button kind="primary" type="submit" busy={form.busy}>
        {t.invite}
      </Button>
    </form>
  )
}
