import { createContext, use } from 'react'

export interface FieldWiring {
  id: string
  labelId: string
  describedBy: string | undefined
  invalid: boolean
  required: boolean
}

export const FieldContext = createContext<FieldWiring | null>(null)

export const useField = () => use(FieldContext)

/** What one control needs to belong to its Field; nothing outside of one. */
export function useFieldControl() {
  const field = useField()
  return {
    id: field?.id,
    'aria-describedby': field?.describedBy,
    'aria-invalid': field?.invalid || undefined,
    'aria-required': field?.required || undefined,
  }
}

/** Takes the reader to the first field that has something to say; false when none has. */
export function focusFirstError(inside: ParentNode): boolean {
  const control = inside.querySelector<HTMLElement>('.field.err :is(input, select, textarea, button)')
  control?.focus()
  return control !== null
}
