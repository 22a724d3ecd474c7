import { useState } from 'react'
import { maxLength } from '#contract/max-length.ts'
import { call } from '#web/api/client.ts'
import { FormDialog } from '#web/office/parts/FormDialog.tsx'
import { useOfficeForm } from '#web/office/parts/use-office-form.ts'
import { Field } from '#web/ui/Field.tsx'
import { FileDrop } from '#web/ui/files/FileDrop.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { TextArea } from '#web/ui/TextArea.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import type { PublicStory } from './queries.ts'
import { officeStoryWords } from './words.ts'

interface Props {
  /** The story to correct. Without one, a new story is written. */
  story: PublicStory | null
  onClose: () => void
  onSaved: (message: string) => void
}

const valuesOf = (story: PublicStory | null) => ({
  bride_first_name: story?.bride.first_name ?? '',
  bride_last_name: story?.bride.last_name ?? '',
  bride_registration_no: story?.bride.registration_no ?? '',
  bride_address: story?.bride.address ?? '',
  groom_first_name: story?.groom.first_name ?? '',
  groom_last_name: story?.groom.last_name ?? '',
  groom_registration_no: story?.groom.registration_no ?? '',
  groom_address: story?.groom.address ?? '',
  words: story?.words ?? '',
  wedding_year: String(story?.wedding_year ?? ''),
})
type Name = keyof ReturnType<typeof valuesOf>

/** Writes or corrects the story of a couple, and uploads its photo. */
export function StoryDialog({ story, onClose, onSaved }: Props) {
  const t = officeStoryWords(useLanguage())
  const form = useOfficeForm({ ...valuesOf(story), consent: '' })
  const [photo, setPhoto] = useState<File | null>(null)
  const save = async () => {
    const { consent, ...couple } = form.values
    const saved = story
      ? {
          uuid: story.uuid,
          ...(await call('PUT /office/stories', { uuid: story.uuid, version: story.version, ...couple })),
        }
      : await call('POST /office/stories', { ...couple, consent })
    // The story is saved even if the upload of its photo fails. The photo can be sent again by correcting the story.
    if (photo) {
      const file = { field: 'image', blob: photo, name: 'couple' }
      await call('POST /office/stories/photo', { uuid: saved.uuid }, { file }).catch((error: unknown) => {
        if (!story) onSaved(saved.message)
        throw error
      })
    }
    onSaved(saved.message)
  }
  const line = (name: Name, label: string, required = false) => (
    <Field label={label} required={required} error={form.errors[name]}>
      <TextInput autoComplete="off" maxLength={60} {...form.control(name)} />
    </Field>
  )
  return (
    <FormDialog
      title={story ? t.correctTitle(t.couple(story.bride.name, story.groom.name)) : t.write}
      confirm={story ? t.correct : t.publish}
      form={form}
      onSend={save}
      onClose={onClose}
    >
      {line('bride_first_name', t.of(t.bride, t.firstName), true)}
      {line('bride_last_name', t.of(t.bride, t.lastName))}
      {line('bride_address', t.of(t.bride, t.place))}
      {line('bride_registration_no', t.of(t.bride, t.number))}
      {line('groom_first_name', t.of(t.groom, t.firstName), true)}
      {line('groom_last_name', t.of(t.groom, t.lastName))}
      {line('groom_address', t.of(t.groom, t.place))}
      {line('groom_registration_no', t.of(t.groom, t.number))}
      <Field label={t.words} hint={t.wordsHelp} error={form.errors.words}>
        <TextArea rows={3} maxLength={maxLength.story_words} {...form.control('words')} />
      </Field>
      <Field label={t.weddingYear} error={form.errors.wedding_year}>
        <TextInput inputMode="numeric" autoComplete="off" maxLength={4} {...form.control('wedding_year')} />
      </Field>
      <Field label={t.photo} hint={photo?.name ?? t.photoHelp}>
        <FileDrop
          accept="image/png,image/jpeg"
          onFile={setPhoto}
          words={{ choose: t.choose, sending: () => t.choose }}
        />
      </Field>
      {story ? null : (
        <Field label={t.consent} required hint={t.consentHelp} error={form.errors.consent}>
          <TextArea rows={3} maxLength={500} {...form.control('consent')} />
        </Field>
      )}
    </FormDialog>
  )
}
