import { useCanGoBack, useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { BackIcon } from '#web/ui/icons.tsx'
import { Link } from '#web/ui/Link.tsx'

interface Props {
  /** Where it leads whoever came straight to this address. */
  href: string
  label: string
  /** Only the arrow is seen: beside a heading. */
  arrow?: boolean
  /** It leads there wherever one came from. */
  always?: boolean
}

/** One step back in history, so that the page left behind is found as it was; or always to one place. */
export function Back({ href, label, arrow = false, always = false }: Props) {
  const { history } = useRouter()
  const canGoBack = useCanGoBack()
  const goBack = (event: MouseEvent) => {
    if (always || !canGoBack || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    history.back()
  }
  return arrow ? (
    <Link className="iconbtn back" href={href} onClick={goBack} aria-label={label}>
      <BackIcon />
    </Link>
  ) : (
    <Link className="btn qui sm back" href={href} onClick={goBack}>
      <BackIcon />
      {label}
    </Link>
  )
}
