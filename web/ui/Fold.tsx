import { IconChevronDown } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import { Icon } from './Icon.tsx'
import './Fold.css'

interface Props {
  title: string
  /** Says what is inside. */
  summary: string
  /** Whether something inside was chosen or has an error. */
  marked?: boolean
  open: boolean
  onToggle: () => void
  children: ReactNode
}

/** A section that its heading opens and closes. Its content is mounted only while it is open. */
export function Fold({ title, summary, marked = false, open, onToggle, children }: Props) {
  const id = useId()
  return (
    <section className={open ? 'fold open' : 'fold'}>
      <h2>
        <button type="button" aria-expanded={open} aria-controls={open ? id : undefined} onClick={onToggle}>
          <span>{title}</span>
          <span className={marked ? 'fold-summary marked' : 'fold-summary'}>{summary}</span>
          <Icon of={IconChevronDown} />
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
