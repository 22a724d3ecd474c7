import { fieldLabel } from '#contract/field-words.ts'
import { type ImportTarget, importTargets, isListed } from '#contract/office/import-targets.ts'
import type { DoubleChoice } from '#domain/office/imports.ts'
import { call } from '#web/api/client.ts'
import { FormFields } from '#web/office/parts/FormFields.tsx'
import { PartCard } from '#web/office/parts/PartCard.tsx'
import { useOfficeForm } from '#web/office/parts/use-office-form.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { Hint } from '#web/ui/Hint.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Segmented } from '#web/ui/Segmented.tsx'
import { Select } from '#web/ui/Select.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { toast } from '#web/ui/Toasts.tsx'
import styles from './Imports.module.css'
import type { ImportDetail } from './queries.ts'
import { importWords } from './words.ts'

const valueKey = (target: string, value: string) => `${target}\n${value}`

/** Assigns columns and values of a register to ours. Saving starts the dry run. */
export function MatchingForm({ register, onSaved }: { register: ImportDetail; onSaved: () => void }) {
  const language = useLanguage()
  const t = importWords(language)
  const { uuid, version, columns, listed, missing } = register
  const form = useOfficeForm({
    columns: columns.map(({ target }) => target as string),
    fixed: Object.fromEntries(register.fixed.map(({ target, value }) => [target, value])) as Record<string, string>,
    values: Object.fromEntries(
      listed.flatMap(({ target, values }) => values.map(({ value, choice }) => [valueKey(target, value), choice])),
    ) as Record<string, string>,
    doubles: register.doubles as string,
  })
  const { values } = form
  // A sheet may have the same heading twice, so a column is identified by its place.
  const numbered = columns.map((column, at) => ({ ...column, at }))
  const targets = importTargets.map(value => ({ value: value as string, label: fieldLabel(language, value) }))
  const optionsOf = (target: string) =>
    (listed.find(one => one.target === target)?.options ?? []).map(({ id, name }) => ({ value: id, label: name }))
  const fixedTargets = [...new Set([...missing, ...Object.keys(values.fixed)])]
  // A value that is the name of its entry needs no field. One matched before has its field, because it may have been a mistake.
  const toMatch = listed
    .map(one => ({ ...one, values: one.values.filter(({ known_by }) => known_by !== 'name') }))
    .filter(one => one.values.length > 0)
  const hintOf = { name: undefined, matching: t.matched, suggestion: t.suggested, nothing: t.unknown }
  const save = () =>
    form.send(async () => {
      const sent = {
        uuid,
        version,
        columns: values.columns as (ImportTarget | '')[],
        fixed: Object.entries(values.fixed).map(([target, value]) => ({ target: target as ImportTarget, value })),
        values: toMatch.flatMap(({ target, values: sheetValues }) =>
          sheetValues.map(({ value }) => {
            const choice = values.values[valueKey(target, value)] ?? ''
            return { target: target as ImportTarget, value, choice }
          }),
        ),
        doubles: values.doubles as DoubleChoice,
      }
      toast.success((await call('PUT /office/imports/:uuid', sent)).message)
      onSaved()
    })
  return (
    <PartCard>
      <FormFields form={form}>
        <h2>{t.columns}</h2>
        <Hint>{t.columnsHelp}</Hint>
        <div className={styles.fields}>
          {numbered.map(({ name, samples, at }) => (
            <Field
              key={at}
              label={name || t.emptyColumn(at + 1)}
              hint={samples.length > 0 ? t.samples(samples.join(' · ')) : undefined}
            >
              <Select
                placeholder={t.leftOut}
                options={targets}
                value={values.columns[at] ?? ''}
                onChange={target =>
                  form.set({ columns: values.columns.map((one, place) => (place === at ? target : one)) })
                }
              />
            </Field>
          ))}
        </div>
        {fixedTargets.length > 0 ? (
          <>
            <h2>{t.missing}</h2>
            <Hint>{t.missingHelp}</Hint>
            <div className={styles.fields}>
              {fixedTargets.map(target => {
                const control = {
                  value: values.fixed[target] ?? '',
                  onChange: (value: string) => form.set({ fixed: { ...values.fixed, [target]: value } }),
                }
                return (
                  <Field key={target} label={t.fixed(fieldLabel(language, target))}>
                    {isListed(target as ImportTarget) ? (
                      <Select placeholder={t.fixedNone} options={optionsOf(target)} {...control} />
                    ) : (
                      <TextInput autoComplete="off" maxLength={100} {...control} />
                    )}
                  </Field>
                )
              })}
            </div>
          </>
        ) : null}
        {toMatch.length > 0 ? (
          <>
            <h2>{t.values}</h2>
            <Hint>{t.valuesHelp}</Hint>
            {toMatch.map(({ target, values: sheetValues, options }) => (
              <section key={target} className={styles.values}>
                <h3>{fieldLabel(language, target)}</h3>
                {options.length === 0 ? <Hint>{t.exactOnly}</Hint> : null}
                <div className={styles.fields}>
                  {sheetValues.map(({ value, count, known_by }) => (
                    <Field key={value} label={t.valueOf(value, count)} hint={hintOf[known_by]}>
                      <Select
                        placeholder={t.notChosen}
                        options={optionsOf(target)}
                        value={values.values[valueKey(target, value)] ?? ''}
                        onChange={chosen =>
                          form.set({ values: { ...values.values, [valueKey(target, value)]: chosen } })
                        }
                      />
                    </Field>
                  ))}
                </div>
              </section>
            ))}
          </>
        ) : null}
        <Field label={t.doubles} hint={t.doublesHelp} group>
          <Segmented
            value={values.doubles}
            onChange={doubles => form.set({ doubles })}
            options={[
              { value: 'skip', label: t.skip },
              { value: 'apart', label: t.apart },
              { value: 'merge', label: t.merge },
            ]}
          />
        </Field>
        <div className={styles.buttons}>
          <Button kind="primary" busy={form.busy} onClick={save}>
            {t.save}
          </Button>
        </div>
      </FormFields>
    </PartCard>
  )
}
