import { createContext, use } from 'react'

interface FieldWiring {
  id: string
  labelId: string
  describedBy: string | undefined
  invalid: boolean
  required: boolean
}

export const FieldContext = createContext<FieldWiring | null>(null)

export const useField = () => use(FieldContext)

/** The attributes that connect a control with its Field. They are undefined outside of one. */
export function useFieldControl() {
  const field = useField()
  return {
    id: field?.id,
    'aria-describedby': field?.describedBy,
    'aria-invalid': field?.invalid || undefined,
    'aria-required': field?.required || undefined,
  }
}
