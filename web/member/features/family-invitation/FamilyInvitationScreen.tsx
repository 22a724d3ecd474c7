import { invitationCodeLength } from '#domain/access/family-logins.ts'
import { call } from '#web/api/client.ts'
import { forgetProfile, storeSession } from '#web/session/session.ts'
import { useMemberForm } from '#web/session/use-member-form.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Field } from '#web/ui/Field.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { TextInput } from '#web/ui/TextInput.tsx'
import styles from './FamilyInvitationScreen.module.css'
import { invitationWords } from './words.ts'

/** Where somebody of the family who was invited types the code that came to their own contact, and is logged in. */
export default function FamilyInvitationScreen() {
  const t = invitationWords(useLanguage())
  const form = useMemberForm({ mobile: '', code: '' })
  const accept = form.submit(async () => {
    const { mobile: typed, code } = form.values
    const contact = typed.includes('@') ? { email: typed.trim() } : { mobile: typed.replace(/[\s-]/g, '') }
    const session = await call('POST /family/accept', { ...contact, code })
    // Another of the family may have been logged in here.
    forgetProfile()
    storeSession(session)
    location.assign('/dashboard')
  })
  return (
    <Card as="section" className={styles.card}>
      <h1>{t.title}</h1>
      <p>{t.hint}</p>
      <form className="stack-3" noValidate onSubmit={accept}>
        <div className="stack-3" ref={form.around}>
          <Field label={t.contact} required error={form.errors.mobile}>
            <TextInput
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={64}
              {...form.control('mobile')}
            />
          </Field>
          <Field label={t.code} required error={form.errors.code}>
            <TextInput
              inputMode="numeric"
              autoComplete="one-time-code"
              filter="digits"
              maxLength={invitationCodeLength}
              {...form.control('code')}
            />
          </Field>
        </div>
        <Button kind="primary" type="submit" wide busy={form.busy}>
          {t.accept}
        </Button>
      </form>
    </Card>
  )
}
