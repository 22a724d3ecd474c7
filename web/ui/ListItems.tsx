import type { LiHTMLAttributes } from 'react'
import type { Choice } from './matching.ts'
import './Listbox.css'

interface Props {
  choices: readonly Choice[]
  /** The index that the arrow keys highlight. */
  at: number
  getItemProps: (options: { item: Choice; index: number }) => LiHTMLAttributes<HTMLLIElement>
}

export function ListItems({ choices, at, getItemProps }: Props) {
  return choices.map((choice, index) => (
    <li key={choice.value} {...getItemProps({ item: choice, index })} className={index === at ? 'at' : undefined}>
      <span>{choice.label}</span>
      {choice.detail ? <span className="hint">{choice.detail}</span> : null}
    </li>
  ))
}
