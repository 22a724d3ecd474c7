import { type FormEvent, useState } from 'react'
import type { SavedDocument } from '#contract/families/id-proof.ts'
import {
  type DocumentSide,
  type DocumentType,
  documentSides,
  documentTypes,
  requiredSides,
} from '#domain/families/id-proof.ts'
import { Button } from '#web/ui/Button.tsx'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { Field } from '#web/ui/Field.tsx'
import { Hint } from '#web/ui/Hint.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { Radio } from '#web/ui/Radio.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { useBusy } from '#web/ui/use-busy.ts'
import { useErrorFocus } from '#web/ui/use-error-focus.ts'
import styles from './DocumentForm.module.css'
import { DocumentSideField } from './DocumentSideField.tsx'
import { type DocumentDraft, type DraftErrors, draftErrors, draftOf, hasChanges, savedFile } from './draft.ts'
import { useDocument } from './use-document.ts'
import { idWords } from './words.ts'

interface Props {
  saved: SavedDocument | null
  /** What a new paper can be. */
  offered: readonly DocumentType[]
}

export function DocumentForm({ saved, offered }: Props) {
  const language = useLanguage()
  const t = idWords(language)
  const [draft, setDraft] = useState(() => draftOf(saved?.type ?? null, saved))
  const [errors, setErrors] = useState<DraftErrors>({})
  const [removing, setRemoving] = useState<DocumentSide | null>(null)
  /** A checked document needs nothing more, so the form is closed until the member opens it. */
  const [isOpen, setIsOpen] = useState(saved?.status !== 'APPROVED')
  const [isBusy, run] = useBusy()
  const { send, remove, sending } = useDocument()
  const [fields, focusFirstError] = useErrorFocus()
  const { type } = draft

  const change = (part: Partial<DocumentDraft>) => {
    setDraft({ ...draft, ...part })
    setErrors({})
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    run(async () => {
      const broken = draftErrors(draft, saved, language)
      const refused = Object.keys(broken).length > 0 ? broken : await send(draft, t.uploaded)
      if (!refused) return setDraft({ ...draft, picked: {}, isDeclared: false })
      setErrors(refused)
      focusFirstError()
    })
  }

  if (!isOpen)
    return (
      <div className={styles.another}>
        <Button onClick={() => setIsOpen(true)}>{t.another}</Button>
        <Hint>{t.anotherHint}</Hint>
      </div>
    )
  const required = type ? requiredSides(type) : []
  const labelOf = (side: DocumentSide) =>
    side === 'front' ? t.front : required.includes('back') ? t.back : t.backOptional
  return (
    <form noValidate onSubmit={submit}>
      <div className={styles.form} ref={fields}>
        <Field label={t.type} required group error={errors.type}>
          <div className="row-2">
            {documentTypes
              .filter(one => offered.includes(one) || one === saved?.type)
              .map(one => (
                <Radio
                  key={one}
                  className={styles.type}
                  name="document-type"
                  checked={one === type}
                  onChange={() => {
                    setDraft(draftOf(one, saved))
                    setErrors({})
                  }}
                >
                  {t.typeName(one)}
                </Radio>
              ))}
          </div>
        </Field>
        {type === 'AADHAR' ? <Notice>{t.masked}</Notice> : null}
        {type ? (
          <>
            <Field label={t.number} required hint={t.numberHint} error={errors.number}>
              <TextInput
                value={draft.number}
                maxLength={40}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                onChange={number => change({ number })}
              />
            </Field>
            <div className={styles.sides}>
              {documentSides.map(side => (
                <DocumentSideField
                  key={`${type} ${side}`}
                  label={labelOf(side)}
                  labelHidden={type === 'PASSPORT'}
                  required={required.includes(side)}
                  error={errors[side]}
                  saved={savedFile(saved, type, side)}
                  picked={draft.picked[side]}
                  progress={sending?.side === side ? sending.percent : null}
                  onPick={file => change({ picked: withPicked(draft.picked, side, file) })}
                  onRemove={() => setRemoving(side)}
                />
              ))}
            </div>
            {hasChanges(draft, saved) ? (
              <>
                <Field label={t.declarationLabel} labelHidden group error={errors.declaration}>
                  <Checkbox checked={draft.isDeclared} onChange={isDeclared => change({ isDeclared })}>
                    {t.declaration}
                  </Checkbox>
                </Field>
                <Button kind="primary" type="submit" busy={isBusy}>
                  {t.submit}
                </Button>
              </>
            ) : null}
          </>
        ) : null}
        {removing && saved ? (
          <ConfirmDialog
            eyebrow="ओळख"
            title={t.removeQuestion}
            words={{ confirm: t.yes, cancel: t.no }}
            onConfirm={() => remove(saved.uuid, removing)}
            onClose={() => setRemoving(null)}
          >
            <p>{t.removeHelp}</p>
          </ConfirmDialog>
        ) : null}
      </div>
    </form>
  )
}

function withPicked(
  picked: DocumentDraft['picked'],
  side: DocumentSide,
  file: File | undefined,
): DocumentDraft['picked'] {
  const { [side]: _before, ...others } = picked
  return file ? { ...others, [side]: file } : others
}
