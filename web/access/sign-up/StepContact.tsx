import { phoneTypes } from '#contract/families/phone-types.ts'
import { maxLength } from '#contract/max-length.ts'
import { tellsOfOwner } from '#domain/access/password-owner.ts'
import { phoneOwner } from '#domain/words/phone-type-names.ts'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { Field } from '#web/ui/Field.tsx'
import { Hint } from '#web/ui/Hint.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Select } from '#web/ui/Select.tsx'
import { homeCountry } from '../countries.ts'
import { EmailField } from '../EmailField.tsx'
import { PasswordField } from '../PasswordField.tsx'
import { PhoneField } from '../PhoneField.tsx'
import { useIsCommonPassword } from '../use-is-common-password.ts'
import { hasNoEmail, mobileTypeOf } from './registration.ts'
import styles from './steps.module.css'
import type { Registration } from './use-registration.ts'
import { registerWords } from './words.ts'

export function StepContact({ form: { form, field, text, set } }: { form: Registration }) {
  const language = useLanguage()
  const words = registerWords(language)
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
      <Field {...field('mobileType')}>
        <Select
          {...text('mobileType')}
          value={mobileTypeOf(form) ?? ''}
          placeholder={words.select}
          options={phoneTypes.map(value => ({
            value,
            label: phoneOwner({ type: value, custom_type_name: '' }, form.gender || 'F', language),
          }))}
        />
      </Field>
      {hasNoEmail(form) ? null : (
        <EmailField
          label={words.email}
          error={field('email').error}
          maxLength={maxLength.email}
          value={email.value}
          onChange={email.onChange}
        />
      )}
      {form.country === homeCountry ? (
        <div>
          <Checkbox checked={hasNoEmail(form)} onChange={checked => set({ noEmail: checked ? 'Y' : '' }, ['email'])}>
            {words.noEmail}
          </Checkbox>
          {hasNoEmail(form) ? <Hint>{words.withoutEmail}</Hint> : null}
        </div>
      ) : null}
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
