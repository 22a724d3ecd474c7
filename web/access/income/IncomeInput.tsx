import { useState } from 'react'
import { TextInput } from '#web/ui/TextInput.tsx'
import { readIncome } from './read-income.ts'

/** The most digits that the server accepts. */
const longestIncome = 10

interface Props {
  /** Whole rupees. */
  value: string
  onChange: (rupees: string) => void
}

/** Rupees a year. An amount with a point stays as it was typed until the member leaves the field. */
export function IncomeInput({ value, onChange }: Props) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <TextInput
      value={typed ?? value}
      filter="amount"
      maxLength={longestIncome}
      inputMode="decimal"
      autoComplete="off"
      onChange={text => {
        setTyped(text.includes('.') ? text : null)
        onChange(readIncome(text))
      }}
      onBlur={() => setTyped(null)}
    />
  )
}
