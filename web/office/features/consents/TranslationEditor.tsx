import { spokenLanguages } from '#domain/families/consent-languages.ts'
import { formatLongDay } from '#domain/format/date.ts'
import { formatInstant } from '#domain/format/instant.ts'
import { call } from '#web/api/client.ts'
import { FormFields } from '#web/office/parts/FormFields.tsx'
import { useOfficeForm } from '#web/office/parts/use-office-form.ts'
import { officeClient } from '#web/office/queries.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Field } from '#web/ui/Field.tsx'
import { Hint } from '#web/ui/Hint.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Radio } from '#web/ui/Radio.tsx'
import { TextArea } from '#web/ui/TextArea.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { toast } from '#web/ui/Toasts.tsx'
import { Differences } from './Differences.tsx'
import { type Place, type Translation, translationsQuery } from './queries.ts'
import styles from './TranslationEditor.module.css'
import { consentTextWords } from './words.ts'

interface Props {
  place: Place
  translation: Translation
  onSaved: () => void
}

const betweenParagraphs = '\n\n'

/** Writes the next version of a text beside its English, previews it with what changed, and puts it in force. */
export function TranslationEditor({ place, translation: { english, versions, draft }, onSaved }: Props) {
  const spoken = useLanguage()
  const t = consentTextWords(spoken)
  const { direction } = spokenLanguages[place.language]
  const inForce = versions[0]
  const begun = draft ?? {
    title: inForce?.words.title ?? '',
    sentence: inForce?.words.sentence ?? '',
    whole: inForce?.words.whole.join(betweenParagraphs) ?? '',
    afterwards: inForce?.words.afterwards ?? '',
    changed: '',
  }
  const form = useOfficeForm({
    title: begun.title,
    sentence: begun.sentence,
    whole: begun.whole,
    afterwards: begun.afterwards,
    changed: begun.changed,
    sense: inForce ? '' : 'SAME',
    checked_by: '',
    checked_on: '',
  })
  const { title, sentence, whole, afterwards, changed } = form.values
  const written = { lang: place.language, dir: direction }
  const saved = (message: string) => {
    toast.success(message)
    void officeClient.invalidateQueries({ queryKey: translationsQuery.queryKey, exact: true })
    onSaved()
  }
  const save = () =>
    form.send(async () => {
      const sent = { ...place, title, sentence, whole, afterwards, changed }
      saved((await call('POST /office/consent-texts/:language/:text/draft', sent)).message)
    })
  const publish = () =>
    form.send(async () => {
      const sense = form.values.sense as 'SAME' | 'CHANGED'
      const sent = { ...place, version: inForce?.version ?? 0, ...form.values, sense }
      saved((await call('POST /office/consent-texts/:language/:text', sent)).message)
    })
  return (
    <div className={styles.editor}>
      <Card as="section">
        <FormFields form={form}>
          <Field label={t.title} hint={english.title} error={form.errors.title}>
            <TextInput {...written} autoComplete="off" {...form.control('title')} />
          </Field>
          <Field label={t.sentence} hint={english.sentence} error={form.errors.sentence}>
            <TextArea {...written} rows={3} {...form.control('sentence')} />
          </Field>
          {english.whole.length > 0 ? (
            <Field
              label={t.whole}
              hint={<span className={styles.paragraphs}>{english.whole.join(betweenParagraphs)}</span>}
              error={form.errors.whole}
            >
              <TextArea {...written} rows={18} {...form.control('whole')} />
            </Field>
          ) : null}
          <Field label={t.afterwards} hint={english.afterwards} error={form.errors.afterwards}>
            <TextArea {...written} rows={3} {...form.control('afterwards')} />
          </Field>
          {inForce ? (
            <Field label={t.sense} group required error={form.errors.sense}>
              {(['SAME', 'CHANGED'] as const).map(sense => (
                <Radio
                  key={sense}
                  name="sense"
                  checked={form.values.sense === sense}
                  onChange={() => form.set({ sense })}
                >
                  {t[sense]}
                </Radio>
              ))}
            </Field>
          ) : null}
          {form.values.sense === 'CHANGED' ? (
            <Field label={t.changed} required error={form.errors.changed}>
              <TextArea {...written} rows={3} {...form.control('changed')} />
            </Field>
          ) : null}
          {draft ? <Hint>{draft.at ? t.draftBy(formatInstant(draft.at, spoken), draft.by) : t.shipped}</Hint> : null}
          <Field label={t.checkedBy} hint={t.checkedHint} required error={form.errors.checked_by}>
            <TextInput autoComplete="off" {...form.control('checked_by')} />
          </Field>
          <Field label={t.checkedOn} required error={form.errors.checked_on}>
            <TextInput type="date" {...form.control('checked_on')} />
          </Field>
          <div className="row-2">
            <Button busy={form.busy} onClick={save}>
              {t.save}
            </Button>
            <Button kind="primary" busy={form.busy} onClick={publish}>
              {t.publish}
            </Button>
          </div>
        </FormFields>
      </Card>
      <Card as="section">
        <h2>{t.preview}</h2>
        <div className={styles.paragraphs} {...written} data-preview="">
          <h3>{title}</h3>
          <p>{sentence}</p>
          <p>{whole}</p>
          <p>{afterwards}</p>
        </div>
      </Card>
      {inForce ? (
        <Card as="section">
          <h2>{t.differences}</h2>
          <Differences
            {...written}
            before={[inForce.words.title, inForce.words.sentence, ...inForce.words.whole, inForce.words.afterwards]}
            after={[title, sentence, ...whole.split(/\n\s*\n/).filter(Boolean), afterwards]}
          />
          <h2>{t.history}</h2>
          <ul>
            {versions.map(one => (
              <li key={one.version}>
                {[
                  t.version(one.version),
                  formatInstant(one.at, spoken),
                  one.by,
                  one.checked_on && t.checked(one.checked_by, formatLongDay(one.checked_on, spoken)),
                  t[one.asks_again ? 'CHANGED' : 'SAME'],
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </li>
            ))}
          </ul>
        </Card>
      ) : null}
    </div>
  )
}
