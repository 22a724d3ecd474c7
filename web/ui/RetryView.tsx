import { IconReload } from '@tabler/icons-react'
import { useEffect, useEffectEvent } from 'react'
import { Button } from './Button.tsx'
import { classNames } from './class-names.ts'
import { EmptyState } from './EmptyState.tsx'
import { Icon } from './Icon.tsx'
import { isStuck } from './load-part.ts'
import styles from './RetryView.module.css'

interface RetryViewProps {
  message: string
  /** Whether it replaces the whole page and needs a heading. */
  page?: boolean
  /** The reason of the failure, where it is known. */
  detail?: string
  action: string
  onRetry: () => void
  className?: string | undefined
}

/** Retries at a press, and automatically when the network is back. */
export function RetryView({ message, page = false, detail, action, onRetry, className }: RetryViewProps) {
  const retry = useEffectEvent(onRetry)
  useEffect(() => {
    const onOnline = () => retry()
    addEventListener('online', onOnline)
    return () => removeEventListener('online', onOnline)
  }, [])
  return (
    <EmptyState className={classNames(styles.retry, className)} role="alert">
      {page ? <h1>{message}</h1> : <p>{message}</p>}
      {detail ? <span>{detail}</span> : null}
      <Button onClick={() => (isStuck() ? location.reload() : onRetry())}>
        <Icon of={IconReload} />
        {action}
      </Button>
    </EmptyState>
  )
}
