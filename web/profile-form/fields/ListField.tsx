import { Combobox } from '#web/ui/Combobox.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Select } from '#web/ui/Select.tsx'
import { TextButton } from '#web/ui/TextButton.tsx'
import { useEditFormContext } from '../edit-form-context.ts'
import type { ProfileForm, TextPath } from '../profile-form.ts'
import { editWords } from '../words.ts'
import { FieldPlace } from './FieldPlace.tsx'
import type { FieldChoice } from './use-choices.ts'

interface Props {
  path: TextPath
  read: { choices: readonly FieldChoice[] | null; isError: boolean; retry: () => void }
  /** Whether the list is long and searched by typing. */
  searched?: boolean
  only?: (choice: FieldChoice) => boolean
  /** Why nothing can be chosen yet. */
  closed?: string | undefined
  /** Further fields that change with the choice. */
  also?: (value: string) => Partial<ProfileForm>
  wide?: boolean
}

/** A choice from a list of the master data. */
export function ListField({ path, read, searched = false, only, closed, also, wide = false }: Props) {
  const t = editWords(useLanguage())
  const { form, set } = useEditFormContext()
  const { choices, isError, retry } = read
  const offered = (only ? choices?.filter(only) : choices) ?? []
  const empty = closed ?? (choices || isError ? (searched ? t.typeToSearch : t.select) : t.loading)
  const control = {
    value: form[path],
    onChange: (value: string) => set({ [path]: value, ...(value !== form[path] && also?.(value)) }),
    placeholder: empty,
    disabled: closed !== undefined,
  }
  const hint = isError ? (
    <>
      {t.listFailed} <TextButton onClick={retry}>{t.tryAgain}</TextButton>
    </>
  ) : undefined
  return (
    <FieldPlace path={path} hint={hint} wide={wide}>
      {searched ? (
        <Combobox {...control} choices={offered} openLabel={t.openList} countWords={t.found} />
      ) : (
        <Select {...control} options={offered} />
      )}
    </FieldPlace>
  )
}
