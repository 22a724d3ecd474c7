import { useState } from 'react'
import type { MemberSummary } from '#contract/finding/summary.ts'
import { inLanguage } from '#domain/families/both-scripts/in-language.ts'
import { familyMarks, type NoteReaders, noteLength, noteReaders } from '#domain/relations/family-notes.ts'
import { countLetters } from '#domain/words/letters.ts'
import { AskFamily } from '#web/member/features/relations/family-asks/AskFamily.tsx'
import { familyMarkWords, writerOf } from '#web/member/parts/family-mark-words.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Field } from '#web/ui/Field.tsx'
import { Hint } from '#web/ui/Hint.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Segmented } from '#web/ui/Segmented.tsx'
import { Switch } from '#web/ui/Switch.tsx'
import { TextArea } from '#web/ui/TextArea.tsx'
import styles from './FamilyNotes.module.css'
import { useNote } from './use-note.ts'
import { noteWords } from './words.ts'

interface Props {
  member: Pick<MemberSummary, 'uuid' | 'notes'>
  onClose: () => void
}

/** What this person thinks of a profile, what others of the family let them read, and how to ask them. */
export default function FamilyNotesDialog({ member, onClose }: Props) {
  const language = useLanguage()
  const t = noteWords(language)
  const { own, isBusy, change, candidate } = useNote(member)
  /** The note while it is written; null while it is read. */
  const [draft, setDraft] = useState<string | null>(null)
  const others = member.notes.filter(note => note.is_you === 'N')
  const isForFamily = own.for_family === 'Y'
  const name = candidate && inLanguage(candidate, language).first_name
  const hasNote = own.mark !== null || own.note !== ''
  const save = async () => {
    if (await change({ note: draft ?? '' })) setDraft(null)
  }
  return (
    <Dialog title={t.title} onClose={onClose} footer={<AskFamily uuid={[member.uuid]} />}>
      <fieldset className={styles.marks}>
        <legend className="visually-hidden">{t.marks}</legend>
        {familyMarks.map(mark => (
          <Button
            key={mark}
            small
            kind={own.mark === mark ? 'chosen' : 'secondary'}
            aria-pressed={own.mark === mark}
            onClick={() => void (isBusy || change({ mark: own.mark === mark ? null : mark }))}
          >
            {familyMarkWords(language)[mark]}
          </Button>
        ))}
        {draft === null ? (
          <Button small kind="quiet" onClick={() => setDraft(own.note)}>
            {own.note ? t.edit : t.write}
          </Button>
        ) : null}
      </fieldset>
      {draft === null ? (
        own.note && <p className={styles.text}>{own.note}</p>
      ) : (
        <form
          className="stack-2"
          onSubmit={event => {
            event.preventDefault()
            void save()
          }}
        >
          <Field label={t.note} hint={t.lettersLeft(noteLength - countLetters(draft))}>
            <TextArea rows={3} maxLength={noteLength} value={draft} onChange={setDraft} />
          </Field>
          <div className="row-2">
            <Button type="submit" kind="primary" small busy={isBusy}>
              {t.save}
            </Button>
            <Button small onClick={() => setDraft(null)}>
              {t.cancel}
            </Button>
          </div>
        </form>
      )}
      {hasNote && name ? (
        <Field label={t.readers} group>
          <Segmented
            value={own.for_family}
            onChange={to => void (isBusy || change({ for_family: to as NoteReaders }))}
            options={noteReaders.map(value => ({ value, label: value === 'CANDIDATE' ? name : t[value] }))}
          />
        </Field>
      ) : hasNote ? (
        <Switch checked={isForFamily} busy={isBusy} onChange={to => void change({ for_family: to ? 'Y' : 'N' })}>
          {t.forFamily}
        </Switch>
      ) : null}
      <Hint>
        {isForFamily
          ? t.familyHelp
          : own.for_family === 'CANDIDATE' && candidate && name
            ? t.candidateHelp(name, candidate.gender)
            : t.help}
      </Hint>
      {others.length > 0 ? (
        <ul className={styles.others}>
          {others.map((note, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: readers of a link have one name, and the list never reorders
            <li key={at}>
              <b>{writerOf(note, language)}</b>
              {note.mark ? ` · ${familyMarkWords(language)[note.mark]}` : null}
              {note.note ? <p className={styles.text}>{note.note}</p> : null}
            </li>
          ))}
        </ul>
      ) : null}
    </Dialog>
  )
}
