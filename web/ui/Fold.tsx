import { type ReactNode, useId } from 'react'
import { DownIcon } from './icons.tsx'
import './Fold.css'

interface Props {
  title: string
  /** What stands inside, said while it is folded. */
  summary: string
  /** Something in it was chosen or has something to say. */
  marked?: boolean
  open: boolean
  onToggle: () => void
  children: ReactNode
}

/** A section under a heading that opens and closes it. What is inside is drawn only while it is open. */
export function Fold({ title, summary, marked = false, open, onToggle, children }: Props) {
  const id = useId()
  return (
    <section className={open ? 'fold open' : 'fold'}>
      <h2>
        <button type="button" aria-expanded={open} aria-controls={open ? id : undefined} onClick={onToggle}>
          <span>{title}</span>
          <span className={marked ? 'fold-summary marked' : 'fold-summary'}>{summary}</span>
          <DownIcon />
        </button>
      </h2>
      {open ? (
        <div className="fold-body" id={id}>
          {children}
        </div>
      ) : null}
    </section>
  )
}
