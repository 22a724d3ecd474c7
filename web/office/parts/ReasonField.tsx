import { maxReason, type ReasonKind, readyReasons } from '#domain/office/office-reasons.ts'
import { officeWords } from '#web/office/words.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { TextArea } from '#web/ui/TextArea.tsx'

interface Props {
  /** The kind of act, which has ready reasons of its own. */
  kind: ReasonKind
  value: string
  error: string | undefined
  onChange: (reason: string) => void
  /** Whether the field has the focus when its dialog opens. */
  isFirst?: boolean
}

/** The reason of an act: a suggested one by one press, or free text. */
export function ReasonField({ kind, value, error, onChange, isFirst = false }: Props) {
  const language = useLanguage()
  const t = officeWords(language)
  return (
    <>
      <Field label={t.reason} required hint={kind === 'refund' ? t.refundReasonHelp : t.reasonHelp} error={error}>
        <TextArea
          data-first={isFirst ? '' : undefined}
          rows={3}
          maxLength={maxReason}
          value={value}
          onChange={onChange}
        />
      </Field>
      <Field label={t.readyReasons} group>
        <div className="row-2">
          {readyReasons[kind][language].map(reason => (
            <Button key={reason} small onClick={() => onChange(reason)}>
              {reason}
            </Button>
          ))}
        </div>
      </Field>
    </>
  )
}
