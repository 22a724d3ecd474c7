import { IconEye, IconPhoto } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { MemberSummary } from '#contract/finding/summary.ts'
import type { Gender } from '#domain/limits.ts'
import { digits } from '#domain/words/digits.ts'
import { Marks } from '#web/member/parts/Marks.tsx'
import { SurnameBand, SurnameRows } from '#web/member/parts/SurnameRows.tsx'
import { Card } from '#web/ui/Card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { Link } from '#web/ui/Link.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Portrait } from '#web/ui/Portrait.tsx'
import { PhotoCount } from '#web/ui/photos/PhotoCount.tsx'
import { Withheld } from '#web/ui/photos/Withheld.tsx'
import { carouselWords } from '#web/ui/photos/words.ts'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import link from './card-link.module.css'
import styles from './LatestCard.module.css'
import { MemberFacts } from './MemberFacts.tsx'
import { memberRow } from './member-row.ts'
import { useToday } from './use-today.ts'
import { listWords } from './words.ts'

export const LatestCardSkeleton = () => (
  <Card className={styles.card}>
    <Skeleton className={styles.photo} />
    <div className={styles.body}>
      <SurnameBand className={classNames(styles.surname, styles['surname-skeleton'])} />
      <div className={classNames(styles.lines, styles['lines-skeleton'])} />
    </div>
  </Card>
)

interface Props {
  member: MemberSummary
  gender: Gender | null
  /** The actions at the foot of the card. */
  children: ReactNode
}

/** A card on the dashboard. It is smaller than a card of a list, and all of it is one link. */
export function LatestCard({ member, gender, children }: Props) {
  const language = useLanguage()
  const t = listWords(language)
  const row = memberRow(member, language, useToday())
  const { photos, surname, withheld } = row
  const photoText = carouselWords(language)
  const alt =
    photos.length > 0 ? photoText.photo(1, photos.length, surname) : withheld ? '' : photoText.noPhoto(surname)
  return (
    <Card as="article" className={styles.card}>
      <div className={styles.photo}>
        <Portrait image={photos[0]} gender={gender} alt={alt} lazy />
        {withheld ? <Withheld reason={withheld} /> : null}
        {photos.length > 0 ? (
          <PhotoCount className={styles.count}>
            <Icon of={IconPhoto} />
            <span aria-hidden="true">{digits(language, photos.length)}</span>
            <span className="visually-hidden">{t.photoCount(photos.length)}</span>
          </PhotoCount>
        ) : null}
      </div>
      <div className={styles.body}>
        <SurnameRows
          surname={surname}
          registrationNo={row.registrationNo}
          isRepeated={row.isForFreeViewer}
          marks={<Marks of={member} />}
          className={styles.surname}
        >
          {shortened => (
            <h3>
              <Link className={link.link} href={row.profileHref}>
                {shortened}
              </Link>
            </h3>
          )}
        </SurnameRows>
        <div className={styles.lines}>
          <MemberFacts row={row} />
          {row.visitDate ? (
            <p className={classNames(link.visited, styles.visited, 'numeric')}>
              <Icon of={IconEye} />
              {t.visited(row.visitDate)}
            </p>
          ) : null}
        </div>
      </div>
      <div className={styles.foot}>{children}</div>
    </Card>
  )
}
