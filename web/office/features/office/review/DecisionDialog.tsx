import { useState } from 'react'
import { maxReason } from '#domain/office/office-reasons.ts'
import type { QueueDecision, RemovableText } from '#domain/office/review.ts'
import { removableTexts } from '#domain/office/review.ts'
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

export interface DecisionInput {
  reason: string
  removed: RemovableText[]
}

interface Props {
  item: ReviewedItem
  decision: QueueDecision
  onConfirm: (decided: DecisionInput) => Promise<void>
  onClose: () => void
}

const isRemovable = (field: string): field is RemovableText => removableTexts.some(text => text === field)

/** Asks for the reason of a decision, offering numbered ones, and for texts also which of them to remove. */
export function DecisionDialog({ item, decision, onConfirm, onClose }: Props) {
  const language = useLanguage()
  const t = queueWords(language)
  const words = officeWords(language)
  const form = useOfficeForm({ reason: '' })
  const removable = item.kind === 'text' ? item.texts.filter(text => isRemovable(text.field)) : []
  const [removed, setRemoved] = useState<readonly string[]>(() =>
    removable.filter(text => text.contact).map(text => text.field),
  )
  const toggle = (field: string, isOn: boolean) =>
    setRemoved(isOn ? [...removed, field] : removed.filter(one => one !== field))
  const send = () =>
    form.send(async () => {
      await onConfirm({ reason: form.values.reason, removed: removed.filter(isRemovable) })
      onClose()
    })
  const ready = t.suggestions[item.kind]
  useDecideKey(send, true)
  useNumberKeys(at => {
    const reason = ready[at - 1]
    if (reason) form.set({ reason })
  })
  return (
    <Dialog
      title={`${t.decisions[decision]}: ${t.kinds[item.kind]}`}
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
              {ready.map((reason, at) => (
                <Button
                  key={reason}
                  small
                  {...(at === 0 && { 'data-first': 'always' })}
                  aria-pressed={form.values.reason === reason}
                  onClick={() => form.set({ reason })}
                >
                  <kbd className={styles.key}>{digits(language, at + 1)}</kbd> {reason}
                </Button>
              ))}
            </div>
          </Field>
        ) : null}
        <Field label={words.reason} required hint={t.reasonFor[item.kind]} error={form.errors.reason}>
          <TextArea
            {...(ready.length === 0 && { 'data-first': 'always' })}
            rows={3}
            maxLength={maxReason}
            {...form.control('reason')}
          />
        </Field>
        <ToldBy way={item.told_by} />
      </FormFields>
    </Dialog>
  )
}
