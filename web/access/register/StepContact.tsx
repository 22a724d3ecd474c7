import { maxLength } from '#contract/max-length.ts'
import { tellsOfOwner } from '#domain/password-owner.ts'
import { useLanguage } from '#web/ui/language.ts'
import { homeCountry } from '../countries.ts'
import { EmailField } from '../EmailField.tsx'
import { PasswordField } from '../PasswordField.tsx'
import { PhoneField } from '../PhoneField.tsx'
import { useIsCommonPassword } from '../use-is-common-password.ts'
import styles from './steps.module.css'
import type { Registration } from './use-registration.ts'
import { registerWords } from './words.ts'

export function StepContact({ form: { form, field, text, set } }: { form: Registration }) {
  const words = registerWords(useLanguage())
  const email = text('email')
  const password = text('password')
  const again = text('confirmPassword')
  const isCommon = useIsCommonPassword(form.password)
  const isWeak = isCommon || tellsOfOwner(form.password, [form.firstName, form.lastName, form.mobile, form.email])
  return (
    <>
      <PhoneField
        first
        label={words.mobile}
        error={field('mobile').error}
        hint={form.country === homeCountry ? undefined : words.mobileAbroad}
        country={form.country}
        onCountry={country => set({ country }, ['mobile'])}
        digits={form.mobile}
        onDigits={mobile => set({ mobile })}
      />
      <EmailField
        label={words.email}
        error={field('email').error}
        maxLength={maxLength.email}
        value={email.value}
        onChange={email.onChange}
      />
      <div className={styles.pair}>
        <PasswordField
          label={words.password}
          error={field('password').error}
          hint={isWeak ? words.passwordWeak : words.passwordHint}
          autoComplete="new-password"
          required={false}
          value={password.value}
          onChange={password.onChange}
        />
        <PasswordField
          label={words.confirmPassword}
          error={field('confirmPassword').error}
          autoComplete="new-password"
          required={form.password !== ''}
          value={again.value}
          onChange={again.onChange}
        />
      </div>
    </>
  )
}
