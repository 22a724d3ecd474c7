import type { ListName } from '#contract/site/choice-lists.ts'
import { registerWords } from '#web/access/sign-up/words.ts'
import { type FieldChoice, useChoices } from '#web/profile-form/fields/use-choices.ts'
import { Combobox } from '#web/ui/Combobox.tsx'
import { Field } from '#web/ui/Field.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { TextButton } from '#web/ui/TextButton.tsx'

interface Props {
  label: string
  required?: boolean
  error: string | undefined
  list: ListName
  value: string
  onChange: (value: string) => void
  only?: (choice: FieldChoice) => boolean
}

/** A choice from a list, found by typing part of its name. Even in a short list that is quicker than a mouse. */
export function ListField({ label, required = true, error, list, value, onChange, only }: Props) {
  const words = registerWords(useLanguage())
  const { choices, isError, retry } = useChoices(list, value)
  const hint = isError ? (
    <>
      {words.listFailed} <TextButton onClick={retry}>{words.tryAgain}</TextButton>
    </>
  ) : undefined
  return (
    <Field label={label} required={required} error={isError ? undefined : error} hint={hint}>
      <Combobox
        choices={(only ? choices?.filter(only) : choices) ?? []}
        value={value}
        onChange={onChange}
        placeholder={choices || isError ? words.typeToSearch : words.loading}
        openLabel={words.openList}
        countWords={words.found}
      />
    </Field>
  )
}
