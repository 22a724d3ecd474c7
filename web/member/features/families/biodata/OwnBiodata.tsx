import { IconDownload } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { formatDay } from '#domain/format/date.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Hint } from '#web/ui/Hint.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Link } from '#web/ui/Link.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { BiodataDialog } from './BiodataDialog.tsx'
import styles from './OwnBiodata.module.css'
import { takersQuery } from './queries.ts'
import { biodataWords } from './words.ts'

interface Props {
  memberId: string
  hasKundali: boolean
  /** Further ways to give it. */
  children: ReactNode
}

/** The member's own biodata to print and send, and who has downloaded it. */
export function OwnBiodata({ memberId, hasKundali, children }: Props) {
  const t = biodataWords(useLanguage())
  const [isOpen, setOpen] = useState(false)
  return (
    <Card as="section" className={styles.card}>
      <h2>{t.yourBiodata}</h2>
      <p>{t.yourBiodataHelp}</p>
      <Button onClick={() => setOpen(true)}>
        <Icon of={IconDownload} />
        {t.title}
      </Button>
      {children}
      <Takers />
      {isOpen ? (
        <BiodataDialog memberId={memberId} isOwn hasKundali={hasKundali} onClose={() => setOpen(false)} />
      ) : null}
    </Card>
  )
}

/** A list that fails to load is left out, because the page is about something else. */
function Takers() {
  const language = useLanguage()
  const t = biodataWords(language)
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(takersQuery)
  const count = data?.pages[0]?.count
  if (count === undefined) return null
  if (count === 0) return <Hint>{t.noTakers}</Hint>
  return (
    <>
      <h3>{t.takers(count)}</h3>
      <ul className={styles.takers}>
        {data?.pages.flatMap(page =>
          page.list.map(taker => (
            <li key={`${taker.created_at} ${taker.registration_no}`}>
              <Link href={`/profile-view/${taker.uuid}`}>{`${taker.last_name} (${taker.registration_no})`}</Link>
              <span className={styles.day}>
                {(taker.kind === 'sheet' ? t.sheetTakenOn : t.takenOn)(formatDay(taker.created_at, language))}
              </span>
            </li>
          )),
        )}
      </ul>
      {hasNextPage ? (
        <Button kind="quiet" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t.more}
        </Button>
      ) : null}
    </>
  )
}
