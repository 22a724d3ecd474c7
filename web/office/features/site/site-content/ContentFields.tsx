import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { TextArea } from '#web/ui/TextArea.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import styles from './ContentFields.module.css'
import type { ContentField, ContentForm, ContentList } from './forms.ts'
import { textOf } from './forms.ts'
import { PictureField } from './PictureField.tsx'
import { contentLabels, contentWords } from './words.ts'

type Values = Readonly<Record<string, unknown>>

interface Props {
  form: ContentForm
  values: Values
  /** The server's messages by the path of the value, such as `list.0.email`. */
  errors: Partial<Record<string, string>>
  onChange: (change: Record<string, unknown>) => void
}

/** The form of one piece of the site, drawn from its description in `forms.ts`. */
export function ContentFields({ form, values, errors, onChange }: Props) {
  return (
    <>
      {form.fields.map(field => (
        <OneField
          key={field.name}
          field={field}
          value={textOf(values[field.name])}
          error={errors[field.name]}
          onChange={value => onChange({ [field.name]: value })}
        />
      ))}
      {form.lists.map(list => (
        <Entries
          key={list.name}
          list={list}
          entries={(values[list.name] as unknown[] | undefined) ?? []}
          errors={errors}
          onChange={entries => onChange({ [list.name]: entries })}
        />
      ))}
    </>
  )
}

interface OneFieldProps {
  field: ContentField
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

function OneField({ field, value, error, onChange }: OneFieldProps) {
  const language = useLanguage()
  const t = contentWords(language)
  const written = field.language && (field.language === 'mr' ? t.inMarathi : t.inEnglish)
  const label = contentLabels(language)[field.label] + (written ? ` (${written})` : '')
  if (field.kind === 'picture') return <PictureField label={label} value={value} onChange={onChange} />
  return (
    <Field label={label} error={error}>
      {field.kind === 'text' ? (
        <TextArea rows={field.name === 'text' ? 18 : 3} lang={field.language} value={value} onChange={onChange} />
      ) : (
        <TextInput
          type={field.kind === 'date' ? 'date' : 'text'}
          autoComplete="off"
          lang={field.language}
          value={value}
          onChange={onChange}
        />
      )}
    </Field>
  )
}

interface EntriesProps {
  list: ContentList
  entries: unknown[]
  errors: Props['errors']
  onChange: (entries: unknown[]) => void
}

function Entries({ list, entries, errors, onChange }: EntriesProps) {
  const language = useLanguage()
  const t = contentWords(language)
  const label = contentLabels(language)[list.label]
  const put = (place: number, entry: unknown) => onChange(entries.map((one, at) => (at === place ? entry : one)))
  const remove = (place: number) => onChange(entries.filter((_, at) => at !== place))
  return (
    <div className="stack-4 to-start">
      {entries.map((entry, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an entry is nothing but its place in the list
        <fieldset key={place} className={styles.entry}>
          <legend>{t.numbered(label, place + 1)}</legend>
          {list.fields ? (
            list.fields.map(field => (
              <OneField
                key={field.name}
                field={field}
                value={textOf((entry as Values)[field.name])}
                error={errors[`${list.name}.${place}.${field.name}`]}
                onChange={value => put(place, { ...(entry as Values), [field.name]: value })}
              />
            ))
          ) : (
            <Field label={label} labelHidden error={errors[list.name]}>
              <TextInput autoComplete="off" value={textOf(entry)} onChange={value => put(place, value)} />
            </Field>
          )}
          <Button kind="quiet" small onClick={() => remove(place)}>
            {t.remove(label, place + 1)}
          </Button>
        </fieldset>
      ))}
      {entries.length < list.most ? (
        <Button small onClick={() => onChange([...entries, list.fields ? {} : ''])}>
          {t.add(label)}
        </Button>
      ) : null}
    </div>
  )
}
