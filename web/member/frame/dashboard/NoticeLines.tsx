import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Fragment, useState } from 'react'
import { call } from '#web/api/client.ts'
import { lazyPart } from '#web/api/lazy-part.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Link } from '#web/ui/Link.tsx'
import { useLanguage } from '#web/ui/language.ts'
import type { NoticeLine } from './lines.tsx'
import styles from './NoticeLines.module.css'
import { dashboardWords } from './words.ts'

const ConsentDialog = lazyPart(() => import('#web/access/consent/ConsentDialog.tsx'))

const mostLines = 2

/** Notices above the next step, each in one line with its act one press away; those beyond two behind a button. */
export function NoticeLines({ lines }: { lines: readonly NoticeLine[] }) {
  const t = dashboardWords(useLanguage())
  const navigate = useNavigate()
  const [areAllShown, showAll] = useState(false)
  const [opened, setOpened] = useState<string | null>(null)
  const [isConsenting, setConsenting] = useState(false)
  const { mutate } = useMutation({
    mutationFn: () => call('POST /candidate', {}),
    onSuccess: ({ token }) => navigate({ to: '/candidate/$token', params: { token } }),
  })
  const shown = areAllShown ? lines : lines.slice(0, mostLines)
  const folded = lines.length - shown.length
  const press = ({ opens, text }: NoticeLine) => {
    if (opens === 'consent') setConsenting(true)
    else if (opens === 'candidate') mutate()
    else setOpened(text)
  }
  if (lines.length === 0) return null
  return (
    <aside className={styles.lines} aria-label={t.notices}>
      {shown.map((line, at) => {
        const { icon, text, href, notice, opens } = line
        if (notice && opened === text) return <Fragment key={text}>{notice}</Fragment>
        const inside = (
          <>
            <Icon of={icon} />
            <span>{text}</span>
            {notice ? <Icon of={IconChevronDown} /> : href || opens ? <Icon of={IconChevronRight} /> : null}
          </>
        )
        return (
          <div key={text} className={styles.line}>
            {href ? (
              <Link href={href}>{inside}</Link>
            ) : !notice && !opens ? (
              <p>{inside}</p>
            ) : (
              <button type="button" aria-expanded={notice ? false : undefined} onClick={() => press(line)}>
                {inside}
              </button>
            )}
            {folded > 0 && at === mostLines - 1 ? (
              <button
                type="button"
                className={styles.more}
                aria-label={t.moreNotices(folded)}
                onClick={() => showAll(true)}
              >
                {t.plus(folded)}
              </button>
            ) : null}
          </div>
        )
      })}
      {isConsenting && lines.some(({ opens }) => opens === 'consent') ? (
        <ConsentDialog onLater={() => setConsenting(false)} />
      ) : null}
    </aside>
  )
}
