import { fieldLabel } from '#contract/field-words.ts'
import { maxLength } from '#contract/max-length.ts'
import { relativesPerFamily } from '#domain/limits.ts'
import { Field } from '#web/ui/Field.tsx'
import { Hint } from '#web/ui/Hint.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { TextInput } from '#web/ui/TextInput.tsx'
import { useEditFormContext } from '../edit-form-context.ts'
import { type RelativeRow, relativesPath } from '../profile-form.ts'
import { isEmptyRelative } from '../wire.ts'
import { editWords } from '../words.ts'
import styles from './rows.module.css'

const none: RelativeRow = { surname: '', goan: '' }
const columns = ['surname', 'goan'] as const

/** Drops trailing empty rows, so that opening the section does not change the form. */
function withoutTail(rows: readonly RelativeRow[]): RelativeRow[] {
  const last = rows.findLastIndex(row => !isEmptyRelative(row))
  return rows.slice(0, last + 1)
}

/** Five rows, each a surname and a village. */
export function Relatives() {
  const language = useLanguage()
  const t = editWords(language)
  const { form, set, errors } = useEditFormContext()
  const rows = Array.from({ length: relativesPerFamily }, (_, at) => form[relativesPath][at] ?? none)
  const change = (at: number, changed: Partial<RelativeRow>) =>
    set({ [relativesPath]: withoutTail(rows.map((row, place) => (place === at ? { ...row, ...changed } : row))) })
  return (
    <section className={styles.list} data-field={relativesPath}>
      <h3>{t.relatives}</h3>
      <Hint>{t.relativesHint}</Hint>
      {rows.map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is identified by its place
        <fieldset key={at} className={styles.pair}>
          <legend className="visually-hidden">{t.relative(at + 1)}</legend>
          {columns.map(name => {
            const path = `${relativesPath}.${at}.${name}`
            return (
              <div key={name} data-field={path}>
                <Field label={fieldLabel(language, path)} error={errors[path]}>
                  <TextInput
                    autoComplete="off"
                    maxLength={maxLength[`relatives.${name}`]}
                    value={row[name]}
                    onChange={value => change(at, { [name]: value })}
                  />
                </Field>
              </div>
            )
          })}
        </fieldset>
      ))}
    </section>
  )
}
