import { RetryIcon } from './icons.tsx'
import { Lotus } from './Lotus.tsx'
import './retry.css'

interface RetryViewProps {
  message: string
  /** It stands for the whole page, whose heading is missing with the rest. */
  page?: boolean
  /** What went wrong, where more is known than that something did. */
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
        <RetryIcon />
        {action}
      </button>
    </div>
  )
}
