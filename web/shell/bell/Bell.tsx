import { IconBell } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { Gender } from '#domain/limits.ts'
import { unreadQuery } from '#web/api/notifications.ts'
import { queryClient } from '#web/session/queries.ts'
import { CountBadge } from '#web/ui/CountBadge.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { useLanguage } from '#web/ui/language.ts'
import styles from './Bell.module.css'
import { BellPanel } from './BellPanel.tsx'
import { bellWords } from './words.ts'

/** The bell of the header: the unread count, and a panel with the newest notifications. */
export function Bell({ gender }: { gender: Gender | null }) {
  const t = bellWords(useLanguage())
  const id = useId()
  const place = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const { data } = useQuery(unreadQuery, queryClient)

  useEffect(() => {
    if (!open) return
    const outside = (event: Event) => {
      if (!place.current?.contains(event.target as Node)) setOpen(false)
    }
    document.addEventListener('pointerdown', outside)
    document.addEventListener('focusin', outside)
    return () => {
      document.removeEventListener('pointerdown', outside)
      document.removeEventListener('focusin', outside)
    }
  }, [open])

  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    setOpen(false)
    button.current?.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the panel wherever the focus is in it
    <div ref={place} className={styles.place} onKeyDown={closeByKey}>
      <CountBadge count={data?.count ?? 0} words={t.unread}>
        {describedBy => (
          <IconButton
            ref={button}
            aria-label={t.notifications}
            aria-describedby={describedBy}
            aria-expanded={open}
            aria-controls={open ? id : undefined}
            onClick={() => setOpen(!open)}
          >
            <Icon of={IconBell} />
          </IconButton>
        )}
      </CountBadge>
      {open ? <BellPanel id={id} button={button} gender={gender} onFollow={() => setOpen(false)} /> : null}
    </div>
  )
}
