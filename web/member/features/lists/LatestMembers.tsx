import type { ReactNode } from 'react'
import type { MemberSummary } from '#contract/summary.ts'
import type { Gender } from '#domain/limits.ts'
import { Failure } from '#web/member/frame/Failure.tsx'
import { memberWords } from '#web/member/words.ts'
import { AfterPause } from '#web/ui/AfterPause.tsx'
import { Eyebrow } from '#web/ui/Eyebrow.tsx'
import { ForwardIcon } from '#web/ui/icons.tsx'
import { Link } from '#web/ui/Link.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { LatestCard } from './LatestCard.tsx'
import { browsingWords } from './words.ts'
import './LatestMembers.css'

/** More than these are behind 'View All'. */
const most = 4

interface Props {
  eyebrow: string
  title: string
  note?: ReactNode
  all: { href: string; label: string }
  none: string
  page: { count: number; list: readonly MemberSummary[] } | undefined
  error: unknown
  onRetry: () => void
  gender: Gender | null
}

/** The newest few of a list, on the dashboard. */
export function LatestMembers({ eyebrow, title, note, all, none, page, error, onRetry, gender }: Props) {
  const language = useLanguage()
  const say = browsingWords(language)
  return (
    <section className="latest">
      <header className="latest-head">
        <div>
          {language === 'en' ? <Eyebrow>{eyebrow}</Eyebrow> : null}
          <h2>{title}</h2>
          {note ? <p>{note}</p> : null}
        </div>
        {page && page.count > most ? (
          <Link className="btn qui sm" href={all.href} aria-label={all.label}>
            {say.viewAll}
            <ForwardIcon />
          </Link>
        ) : null}
      </header>
      {page ? null : error ? (
        <div className="card">
          <Failure part error={error} onRetry={onRetry} />
        </div>
      ) : (
        <AfterPause label={memberWords(language).loading}>
          <div className="latest-grid latest-skeletons">
            {[1, 2, 3, 4].map(n => (
              <div key={n} className="card latest-card">
                <div className="sk latest-photo" />
                <div className="latest-body">
                  <div className="surname" />
                  <div className="latest-lines" />
                </div>
              </div>
            ))}
          </div>
        </AfterPause>
      )}
      {page?.count === 0 ? <p className="card latest-none">{none}</p> : null}
      <div className="latest-grid">
        {page?.list.slice(0, most).map(member => (
          <LatestCard key={member.registration_no} member={member} gender={gender} />
        ))}
      </div>
    </section>
  )
}
