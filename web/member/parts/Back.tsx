import { IconArrowLeft } from '@tabler/icons-react'
import { useCanGoBack, useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { ButtonLink } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { IconLink } from '#web/ui/IconButton.tsx'
import styles from './Back.module.css'

interface Props {
  /** The target when the history has no page to go back to. */
  href: string
  label: string
  /** Draws only the arrow, for use beside a heading. */
  arrow?: boolean
  /** Leads to `href` even when the history has a page to go back to. */
  always?: boolean
}

/** Goes one step back in the history, which restores the page as it was left. */
export function Back({ href, label, arrow = false, always = false }: Props) {
  const { history } = useRouter()
  const canGoBack = useCanGoBack()
  const goBack = (event: MouseEvent) => {
    if (always || !canGoBack || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    history.back()
  }
  return arrow ? (
    <IconLink className={styles.back} href={href} onClick={goBack} aria-label={label}>
      <Icon of={IconArrowLeft} />
    </IconLink>
  ) : (
    <ButtonLink kind="quiet" small className={styles.back} href={href} onClick={goBack}>
      <Icon of={IconArrowLeft} />
      {label}
    </ButtonLink>
  )
}
