import { useState } from 'react'
import { isPageKind, placeholders } from '#domain/site/site-content.ts'
import { call } from '#web/api/client.ts'
import { FormFields } from '#web/office/parts/FormFields.tsx'
import { useOfficeForm } from '#web/office/parts/use-office-form.ts'
import { officeClient, toastOfficeFailure } from '#web/office/queries.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Hint } from '#web/ui/Hint.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { toast } from '#web/ui/Toasts.tsx'
import { useBusy } from '#web/ui/use-busy.ts'
import styles from './ContentEditor.module.css'
import { ContentFields } from './ContentFields.tsx'
import { ContentHistory } from './ContentHistory.tsx'
import { contentForms, pageForm, textOf } from './forms.ts'
import { LiveText } from './LiveText.tsx'
import { PagePreview } from './PagePreview.tsx'
import { type Content, contentListQuery, type Place } from './queries.ts'
import { contentWords } from './words.ts'

interface Props {
  place: Place
  content: Content
  onChanged: () => void
}

/** Edits a draft, previews and publishes it, and restores an earlier version. */
export function ContentEditor({ place, content, onChanged }: Props) {
  const { kind, language } = place
  const t = contentWords(useLanguage())
  const form = useOfficeForm<Record<string, unknown>>(content.body)
  const [isSaved, setIsSaved] = useState(true)
  const [busy, run] = useBusy()
  const change = (part: Record<string, unknown>) => {
    setIsSaved(false)
    form.set(part)
  }
  const refresh = () => {
    void officeClient.invalidateQueries({ queryKey: contentListQuery.queryKey, exact: true })
    onChanged()
  }
  const save = () =>
    form.send(async () => {
      const body = form.values
      const { message } = await call('PUT /office/content/:kind', { kind, language, version: content.version, body })
      toast.success(message)
      refresh()
    })
  const publish = (version: number) =>
    run(async () => {
      try {
        const sent = { kind, language, version, published: content.published }
        toast.success((await call('POST /office/content/:kind/publish', sent)).message)
        refresh()
      } catch (error) {
        toastOfficeFailure(error)
      }
    })
  const isPage = isPageKind(kind)
  return (
    <div className={styles.editor}>
      <Card as="section">
        <FormFields form={form}>
          <ContentFields
            form={isPage ? pageForm(language === 'mr' ? 'mr' : 'en') : contentForms[kind]}
            values={form.values}
            errors={form.errors}
            onChange={change}
          />
          {isPage ? (
            <Hint>
              {t.textHelp} {placeholders.map(name => `{${name}}`).join(' ')}
            </Hint>
          ) : null}
        </FormFields>
        <div className={styles.actions}>
          <Button kind="primary" busy={form.busy} onClick={save}>
            {t.save}
          </Button>
          {content.version > 0 && content.version !== content.published ? (
            <Button busy={busy} onClick={() => (isSaved ? publish(content.version) : toast.error(t.saveFirst))}>
              {t.publishOf(content.version)}
            </Button>
          ) : null}
        </div>
      </Card>
      {isPage ? <LiveText language={language === 'mr' ? 'mr' : 'en'} text={textOf(form.values.text)} /> : null}
      <PagePreview place={place} version={content.version} />
      <ContentHistory content={content} busy={busy} onGoBack={publish} />
    </div>
  )
}
