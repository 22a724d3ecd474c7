import type { LiHTMLAttributes } from 'react'
import { Hint } from './Hint.tsx'
import listbox from './Listbox.module.css'
import type { Choice } from './matching.ts'

interface Props {
  choices: readonly Choice[]
  /** The index that the arrow keys highlight. */
  at: number
  getItemProps: (options: { item: Choice; index: number }) => LiHTMLAttributes<HTMLLIElement>
}

export function ListItems({ choices, at, getItemProps }: Props) {
  return choices.map((choice, index) => (
    <li
      key={choice.value}
      {...getItemProps({ item: choice, index })}
      className={index === at ? listbox.highlighted : undefined}
    >
      <span>{choice.label}</span>
      {choice.detail ? <Hint as="span">{choice.detail}</Hint> : null}
    </li>
  ))
}
