import { IconTrash } from '@tabler/icons-react'
import { phoneTypes } from '#contract/families/phone-types.ts'
import { fieldLabel } from '#contract/field-words.ts'
import { maxLength } from '#contract/max-length.ts'
import { phoneTypeNames } from '#domain/words/phone-type-names.ts'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { Field } from '#web/ui/Field.tsx'
import { Hint } from '#web/ui/Hint.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Select } from '#web/ui/Select.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { useEditFormContext } from '../edit-form-context.ts'
import { bestTimeOptions } from '../fields/best-time-options.ts'
import { type PhoneRow, phonesPath } from '../profile-form.ts'
import { isEmptyPhone } from '../wire.ts'
import { editWords } from '../words.ts'
import styles from './rows.module.css'

interface Props {
  at: number
  row: PhoneRow
  onChange: (change: Partial<PhoneRow>) => void
  onRemove: () => void
}

const yesNo = (value: boolean) => (value ? 'Y' : 'N')

/** One number: whose it is, the number itself, and how it is reached. */
export function PhoneFields({ at, row, onChange, onRemove }: Props) {
  const language = useLanguage()
  const t = editWords(language)
  const { errors, leftToCandidate } = useEditFormContext()
  const isLeft = leftToCandidate?.has(row.uuid) ?? false
  // Nobody else says that a number is the candidate's: it would be shown as hers.
  const types = phoneTypes.filter(type => !leftToCandidate || isLeft || type !== 'CANDIDATE')
  const place = (name: keyof PhoneRow) => {
    const path = `${phonesPath}.${at}.${name}`
    return { path, field: { label: fieldLabel(language, path), error: errors[path] } }
  }
  const [type, phone, custom] = [place('type'), place('phone'), place('custom_type_name')]
  const bestTime = place('best_time')
  return (
    <fieldset className={styles.phone} disabled={isLeft}>
      <legend>{t.phoneNumber(at + 1)}</legend>
      {isLeft ? <Hint>{t.leftToCandidate}</Hint> : null}
      <div data-field={type.path}>
        <Field {...type.field}>
          <Select
            value={row.type}
            onChange={value => onChange({ type: value })}
            options={types.map(value => ({ value, label: phoneTypeNames[value][language] }))}
            placeholder={t.select}
          />
        </Field>
      </div>
      <div data-field={phone.path}>
        <Field {...phone.field}>
          <TextInput
            type="tel"
            inputMode="tel"
            autoComplete="off"
            filter="digits and operators"
            maxLength={maxLength.phone}
            value={row.phone}
            onChange={value => onChange({ phone: value })}
          />
        </Field>
      </div>
      {row.type === 'OTHER' ? (
        <div data-field={custom.path}>
          <Field {...custom.field}>
            <TextInput
              autoComplete="off"
              maxLength={maxLength.custom_type_name}
              value={row.custom_type_name}
              onChange={value => onChange({ custom_type_name: value })}
            />
          </Field>
        </div>
      ) : null}
      <div data-field={bestTime.path}>
        <Field {...bestTime.field}>
          <Select
            value={row.best_time}
            onChange={value => onChange({ best_time: value })}
            options={bestTimeOptions(language)}
            placeholder={t.anyTime}
          />
        </Field>
      </div>
      <div className={styles.flags}>
        <Checkbox checked={row.is_whatsapp === 'Y'} onChange={on => onChange({ is_whatsapp: yesNo(on) })}>
          {t.whatsapp}
        </Checkbox>
        <Checkbox checked={row.is_phone === 'Y'} onChange={on => onChange({ is_phone: yesNo(on) })}>
          {t.calls}
        </Checkbox>
        {isEmptyPhone(row) ? null : (
          <IconButton className={styles.bin} aria-label={`${t.remove}: ${t.phoneNumber(at + 1)}`} onClick={onRemove}>
            <Icon of={IconTrash} />
          </IconButton>
        )}
      </div>
    </fieldset>
  )
}
