import { RetryIcon } from './icons.tsx'
import { Lotus } from './Lotus.tsx'
import './retry.css'

interface RetryViewProps {
  message: string
  action: string
  onRetry: () => void
}

export function RetryView({ message, action, onRetry }: RetryViewProps) {
  return (
    <div className="empty retry" role="alert">
      <Lotus />
      <p>{message}</p>
      <button type="button" className="btn sec" onClick={onRetry}>
        <RetryIcon />
        {action}
      </button>
    </div>
  )
}
