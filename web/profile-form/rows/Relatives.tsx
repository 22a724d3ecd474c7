import { relativeForms } from '#contract/families/second-script.ts'
import { fieldLabel } from '#contract/field-words.ts'
import { relativesPerFamily } from '#domain/limits.ts'
import { formsAfter, waitingFor } from '#web/second-script/second-forms.ts'
import { TextWithForm } from '#web/second-script/TextWithForm.tsx'
import { Hint } from '#web/ui/Hint.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { useEditFormContext } from '../edit-form-context.ts'
import { type RelativeRow, relativesPath } from '../profile-form.ts'
import { isEmptyRelative } from '../wire.ts'
import { editWords } from '../words.ts'
import styles from './rows.module.css'

const none: RelativeRow = { surname: '', goan: '', second_script: {} }
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
  const { form, set, errors, shown, waiting } = useEditFormContext()
  const rows = Array.from({ length: relativesPerFamily }, (_, at) => form[relativesPath][at] ?? none)
  const change = (at: number, changed: Partial<RelativeRow>) =>
    set({ [relativesPath]: withoutTail(rows.map((row, place) => (place === at ? formsAfter(row, changed) : row))) })
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
              <TextWithForm
                key={name}
                head={{ label: fieldLabel(language, path), error: errors[path] }}
                input={{
                  maxLength: relativeForms[name].max,
                  value: row[name],
                  onChange: value => change(at, { [name]: value }),
                }}
                second={{
                  shown,
                  path,
                  field: relativeForms[name],
                  value: row.second_script[name] ?? '',
                  error: errors[`${relativesPath}.${at}.second_script.${name}`],
                  waits: waitingFor(waiting, path, row[name]),
                  onChange: value => change(at, { second_script: { ...row.second_script, [name]: value } }),
                }}
              />
            )
          })}
        </fieldset>
      ))}
    </section>
  )
}
