import { useEffect, useRef } from 'react'
import type { OptionListName } from '#web/api/option-lists.ts'
import { Combobox } from '#web/ui/Combobox.tsx'
import { Field } from '#web/ui/Field.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Segmented } from '#web/ui/Segmented.tsx'
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
  /** Whether the list is short enough to show every choice. */
  spread?: boolean
  only?: (choice: PlaceChoice) => boolean
  /** Why nothing can be chosen yet. */
  closed?: string | undefined
}

/**
 * Moves on to the field below a list, whose choice was pressed with the finger that would press there next. Another list opens.
 */
function goOnBelow(from: Element | null) {
  const fields = [...(from?.closest('form')?.querySelectorAll<HTMLInputElement>('input:enabled') ?? [])]
  const below = fields[fields.findIndex(field => from?.contains(field)) + 1]
  below?.focus()
  // Whoever was faster has it open, and a click would close it.
  if (below?.role === 'combobox' && below.getAttribute('aria-expanded') !== 'true') below.click()
}

/** A choice from one of the server's lists. */
export function RegisterListField({ field, list, value, onChange, searched, spread, only, closed }: Props) {
  const around = useRef<HTMLDivElement>(null)
  const isPressed = useRef(false)
  const words = registerWords(useLanguage())
  const { choices, isError, retry } = useRegisterChoices(list)
  const offered = (only ? choices?.filter(only) : choices) ?? []
  const vanished = choices !== null && value !== '' && !choices.some(choice => choice.value === value)

  // A draft may hold a choice that is no longer in the list.
  useEffect(() => {
    if (vanished) onChange('')
  })

  // The field below may be closed until this choice is drawn.
  useEffect(() => {
    if (isPressed.current && value) goOnBelow(around.current)
    isPressed.current = false
  }, [value])

  const isSpread = Boolean(spread && choices)
  const empty = choices || isError ? (searched ? words.typeToSearch : words.select) : words.loading
  const hint = isError ? (
    <>
      {words.listFailed} <TextButton onClick={retry}>{words.tryAgain}</TextButton>
    </>
  ) : undefined
  return (
    <Field {...field} error={isError ? undefined : field.error} hint={hint} group={isSpread}>
      {searched ? (
        <div ref={around}>
          <Combobox
            choices={offered}
            value={value}
            onChange={onChange}
            onPress={() => {
              isPressed.current = true
            }}
            placeholder={closed ?? empty}
            openLabel={words.openList}
            countWords={words.found}
            disabled={closed !== undefined}
          />
        </div>
      ) : isSpread ? (
        <Segmented options={offered} value={value} onChange={onChange} />
      ) : (
        <Select options={offered} value={value} onChange={onChange} placeholder={empty} />
      )}
    </Field>
  )
}
