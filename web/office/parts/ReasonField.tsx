import { maxReason } from '#domain/office.ts'
import { officeWords } from '#web/office/words.ts'
import { Field } from '#web/ui/Field.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { TextArea } from '#web/ui/TextArea.tsx'

interface Props {
  value: string
  error: string | undefined
  onChange: (reason: string) => void
  /** Whether the dialog opens with the focus here. */
  isFirst?: boolean
}

/** Why an act is done. */
export function ReasonField({ value, error, onChange, isFirst = false }: Props) {
  const say = officeWords(useLanguage())
  return (
    <Field label={say.reason} required hint={say.reasonHelp} error={error}>
      <TextArea
        data-first={isFirst ? '' : undefined}
        rows={3}
        maxLength={maxReason}
        value={value}
        onChange={onChange}
      />
    </Field>
  )
}
