import { useEffect } from 'react'
import type { OptionListName } from '#web/api/option-lists.ts'
import { Combobox } from '#web/ui/Combobox.tsx'
import { Field } from '#web/ui/Field.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Select } from '#web/ui/Select.tsx'
import { TextButton } from '#web/ui/TextButton.tsx'
import { type PlaceChoice, useRegisterChoices } from './use-register-choices.ts'
import { registerWords } from './words.ts'

interface Props {
  field: { label: string; required: boolean; error: string | undefined; hint?: string | undefined }
  list: OptionListName
  value: string
  onChange: (value: string) => void
  /** Whether the list is long enough to be searched by typing. */
  searched?: boolean
  only?: (choice: PlaceChoice) => boolean
  /** Why nothing can be chosen yet. */
  closed?: string | undefined
}

/** A choice from one of the server's lists. */
export function RegisterListField({ field, list, value, onChange, searched, only, closed }: Props) {
  const words = registerWords(useLanguage())
  const { choices, isError, retry } = useRegisterChoices(list)
  const offered = (only ? choices?.filter(only) : choices) ?? []
  const vanished = choices !== null && value !== '' && !choices.some(choice => choice.value === value)

  // A draft may hold a choice that is no longer in the list.
  useEffect(() => {
    if (vanished) onChange('')
  })

  const empty = choices || isError ? (searched ? words.typeToSearch : words.select) : words.loading
  const hint = isError ? (
    <>
      {words.listFailed} <TextButton onClick={retry}>{words.tryAgain}</TextButton>
    </>
  ) : undefined
  return (
    <Field {...field} error={isError ? undefined : field.error} hint={hint}>
      {searched ? (
        <Combobox
          choices={offered}
          value={value}
          onChange={onChange}
          placeholder={closed ?? empty}
          openLabel={words.openList}
          countWords={words.found}
          disabled={closed !== undefined}
        />
      ) : (
        <Select options={offered} value={value} onChange={onChange} placeholder={empty} />
      )}
    </Field>
  )
}
