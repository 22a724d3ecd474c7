import type { FormEvent, ReactNode } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import styles from './SearchCard.module.css'

interface Props {
  words: { search: string; find: string; clear: string }
  onSearch: () => void
  /** Null while no search is active. */
  onClear: (() => void) | null
  children: ReactNode
}

/** The search form above a list, with buttons that search and reset. */
export function SearchCard({ words, onSearch, onClear, children }: Props) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSearch()
  }
  return (
    <Card as="form" className={styles.search} role="search" aria-label={words.search} onSubmit={submit}>
      {children}
      <div className={styles.buttons}>
        <Button kind="primary" type="submit">
          {words.find}
        </Button>
        {onClear ? <Button onClick={onClear}>{words.clear}</Button> : null}
      </div>
    </Card>
  )
}
