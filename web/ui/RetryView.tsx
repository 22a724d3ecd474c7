import { IconReload } from '@tabler/icons-react'
import { Icon } from './Icon.tsx'
import { Lotus } from './Lotus.tsx'
import './retry.css'

interface RetryViewProps {
  message: string
  /** Whether it replaces the whole page and needs a heading. */
  page?: boolean
  /** What went wrong, where it is known. */
  detail?: string
  action: string
  onRetry: () => void
}

export function RetryView({ message, page = false, detail, action, onRetry }: RetryViewProps) {
  return (
    <div className="empty retry" role="alert">
      <Lotus />
      {page ? <h1>{message}</h1> : <p>{message}</p>}
      {detail ? <span>{detail}</span> : null}
      <button type="button" className="btn sec" onClick={onRetry}>
        <Icon of={IconReload} />
        {action}
      </button>
    </div>
  )
}
