import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { MemberSummary } from '#contract/finding/summary.ts'
import type { Gender } from '#domain/limits.ts'
import { FitBothWays } from '#web/member/parts/fit/FitBothWays.tsx'
import { expectationFitQuery } from '#web/member/parts/fit/queries.ts'
import { fitWords } from '#web/member/parts/fit/words.ts'
import { GunRing } from '#web/member/parts/GunRing.tsx'
import { gunMilanWords } from '#web/member/parts/gun-milan.ts'
import { useToday } from '#web/member/parts/use-today.ts'
import { Card } from '#web/ui/Card.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Portrait } from '#web/ui/Portrait.tsx'
import { carouselWords } from '#web/ui/photos/words.ts'
import { useDebounced } from '#web/ui/use-debounced.ts'
import styles from './FamilyPane.module.css'
import { CheckedTick } from './MemberTile.tsx'
import { tileRow } from './tile-row.ts'
import { viewWords } from './view-words.ts'
import { listWords } from './words.ts'

interface Props {
  member: MemberSummary
  gender: Gender | null
  /** Why it fits, where the list has said so. Otherwise the pane asks. */
  fit?: ReactNode
  /** The actions. */
  children: ReactNode
}

/** The family that was chosen at a desk. Drawing it opens no profile and counts no view. */
export default function FamilyPane({ member, gender, fit, children }: Props) {
  const language = useLanguage()
  const t = viewWords(language)
  const row = tileRow(member, language, useToday())
  const [photo] = row.largePhotos
  return (
    <Card as="aside" className={styles.pane} aria-label={t.chosen}>
      <div className={styles.face}>
        <Portrait
          image={photo}
          gender={gender}
          alt={photo ? carouselWords(language).photo(1, row.photos.length, row.surname) : (row.withheld ?? t.noPhoto)}
        />
        {row.gun === null ? null : <GunRing gun={row.gun} />}
      </div>
      <div className={styles.text}>
        <h2>
          {row.nameAndAge}
          <CheckedTick at={member.id_checked_at} />
          <span className="numeric">{row.registrationNo}</span>
        </h2>
        <p>{row.lines[0]}</p>
        <p>{[row.lines[1], `${listWords(language).native} ${row.nativePlace}`].filter(Boolean).join(' · ')}</p>
        {row.gun === null ? <p>{gunMilanWords(language).notKnown}</p> : null}
        {row.withheld && !photo ? <p>{row.withheld}</p> : null}
        <div className={styles.fit}>{fit ?? <AskedFit uuid={member.uuid} />}</div>
        {children}
        <p className={styles.keys}>
          <kbd aria-label={t.leftKey}>←</kbd> <kbd aria-label={t.rightKey}>→</kbd> {t.nextFamily} <kbd>Enter</kbd>{' '}
          {t.opens}
        </p>
      </div>
    </Card>
  )
}

/** Asked once the choice has settled, so that whoever leafs through a page makes no call for every family. */
function AskedFit({ uuid }: { uuid: string }) {
  const t = fitWords(useLanguage())
  const settled = useDebounced(uuid, 300)
  const { data, error } = useQuery({ ...expectationFitQuery(uuid), enabled: settled === uuid })
  if (data) return <FitBothWays ours={data.our_fit} theirs={data.fit} expectation={data.expectation} />
  return error ? null : <p>{t.comparing}</p>
}
