import { RetryIcon } from './icons.tsx'
import { Lotus } from './Lotus.tsx'
import './retry.css'

interface RetryViewProps {
  message: string
  /** What went wrong, where more is known than that something did. */
  detail?: string
  action: string
  onRetry: () => void
}

export function RetryView({ message, detail, action, onRetry }: RetryViewProps) {
  return (
    <div className="empty retry" role="alert">
      <Lotus />
      <p>{message}</p>
      {detail ? <span>{detail}</span> : null}
      <button type="button" className="btn sec" onClick={onRetry}>
        <RetryIcon />
        {action}
      </button>
    </div>
  )
}
