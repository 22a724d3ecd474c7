import { useState } from 'react'
import { maxReason, readyWords } from '#domain/office/office-reasons.ts'
import type { DecisionText, QueueDecision, RemovableText } from '#domain/office/review.ts'
import { decisionTexts, removableTexts, textsNeeded } from '#domain/office/review.ts'
import { digits } from '#domain/words/digits.ts'
import { FormFields } from '#web/office/parts/FormFields.tsx'
import { ToldBy } from '#web/office/parts/ToldBy.tsx'
import { useOfficeForm } from '#web/office/parts/use-office-form.ts'
import { officeWords } from '#web/office/words.ts'
import { Button } from '#web/ui/Button.tsx'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Field } from '#web/ui/Field.tsx'
import { FormButtons } from '#web/ui/FormButtons.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { TextArea } from '#web/ui/TextArea.tsx'
import styles from './Decision.module.css'
import type { ReviewedItem } from './queries.ts'
import { useDecideKey } from './use-decide-key.ts'
import { useNumberKeys } from './use-number-keys.ts'
import { queueWords } from './words.ts'

export interface DecisionInput extends Record<DecisionText, string> {
  removed: RemovableText[]
}

interface Props {
  item: ReviewedItem
  decision: QueueDecision
  onConfirm: (decided: DecisionInput) => Promise<void>
  onClose: () => void
}

const isRemovable = (field: string): field is RemovableText => removableTexts.some(text => text === field)

/** Whom a decision is about: the dialog covers the item. Null for a complaint that names nobody. */
function whoseOf(item: ReviewedItem): string | null {
  if (item.kind === 'story') return `${item.bride} · ${item.groom}`
  return item.member && `${item.member.name} · ${item.member.registration_no}`
}

/** Asks for the reason of a decision, offering numbered ones, and for texts also which of them to remove. */
export function DecisionDialog({ item, decision, onConfirm, onClose }: Props) {
  const language = useLanguage()
  const t = queueWords(language)
  const words = officeWords(language)
  const form = useOfficeForm({ reason: '', told: '', answer: '' })
  const isSuspension = decision === 'suspend'
  const removable = item.kind === 'text' ? item.texts.filter(text => isRemovable(text.field)) : []
  const [removed, setRemoved] = useState<readonly string[]>(() =>
    removable.filter(text => text.contact).map(text => text.field),
  )
  const toggle = (field: string, isOn: boolean) =>
    setRemoved(isOn ? [...removed, field] : removed.filter(one => one !== field))
  const send = () =>
    form.send(async () => {
      await onConfirm({ ...form.values, removed: removed.filter(isRemovable) })
      onClose()
    })
  const needed = textsNeeded(item.kind, decision)
  const [first = 'reason'] = needed
  // What somebody reads comes first. The reason for colleagues may be added to every decision.
  const asked = [...needed, ...decisionTexts.filter(text => text === 'reason' && !needed.includes(text))]
  const ready = isSuspension ? readyWords.suspension[language] : t.suggestions[item.kind]
  const readyFor = isSuspension ? 'told' : first
  const labels = { reason: t.note, told: words.told, answer: t.answer }
  const hints = { reason: t.noteHelp, told: t.toldFor[item.kind], answer: t.answerHelp }
  const whose = whoseOf(item)
  useDecideKey(send, true)
  useNumberKeys(at => {
    const text = ready[at - 1]
    if (text) form.set({ [readyFor]: text })
  })
  return (
    <Dialog
      title={`${t.decisions[decision]}: ${t.kinds[item.kind]}`}
      {...(whose && { hint: whose })}
      busy={form.busy}
      onClose={onClose}
      onSubmit={send}
      footer={<FormButtons busy={form.busy} cancel={words.cancel} confirm={t.decisions[decision]} onCancel={onClose} />}
    >
      <FormFields form={form}>
        {removable.length > 0 ? (
          <Field label={t.remove} group>
            {removable.map(({ field, text }) => (
              <Checkbox key={field} checked={removed.includes(field)} onChange={isOn => toggle(field, isOn)}>
                {t.texts[field]}: {text}
              </Checkbox>
            ))}
          </Field>
        ) : null}
        {ready.length > 0 ? (
          <Field label={t.suggested} group>
            <div className={styles.suggestions}>
              {ready.map((text, at) => (
                <Button
                  key={text}
                  small
                  {...(at === 0 && { 'data-first': 'always' })}
                  aria-pressed={form.values[readyFor] === text}
                  onClick={() => form.set({ [readyFor]: text })}
                >
                  <kbd className={styles.key}>{digits(language, at + 1)}</kbd> {text}
                </Button>
              ))}
            </div>
          </Field>
        ) : null}
        {asked.map((text, at) => (
          <Field
            key={text}
            label={labels[text]}
            required={needed.includes(text)}
            hint={hints[text]}
            error={form.errors[text]}
          >
            <TextArea
              {...(at === 0 && ready.length === 0 && { 'data-first': 'always' })}
              rows={text === 'reason' && !needed.includes(text) ? 2 : 3}
              maxLength={maxReason}
              {...form.control(text)}
            />
          </Field>
        ))}
        <ToldBy way={item.told_by} />
      </FormFields>
    </Dialog>
  )
}
