import { IconEye } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { MemberSummary } from '#contract/finding/summary.ts'
import { missing } from '#domain/format/missing.ts'
import type { Gender } from '#domain/limits.ts'
import { GunRing } from '#web/member/parts/GunRing.tsx'
import { gunMilanWords } from '#web/member/parts/gun-milan.ts'
import { Marks } from '#web/member/parts/Marks.tsx'
import { useToday } from '#web/member/parts/use-today.ts'
import { Card } from '#web/ui/Card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { Link } from '#web/ui/Link.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Carousel } from '#web/ui/photos/Carousel.tsx'
import link from './card-link.module.css'
import styles from './FaceCard.module.css'
import { memberRow } from './member-row.ts'
import { listWords } from './words.ts'

interface Props {
  member: MemberSummary
  gender: Gender | null
  /** The first photos come before others. */
  first?: boolean
  /** Only name, age, work and town, without buttons. */
  small?: boolean
  children?: ReactNode
}

/** A face with the facts of a family below it, each in a place of its own, so that cards of a row are equally high. */
export function FaceCard({ member, gender, first = false, small = false, children }: Props) {
  const language = useLanguage()
  const t = listWords(language)
  const row = memberRow(member, language, useToday())
  const fact = (label: string, value: string, isLabelShown = value === missing) => (
    <span key={label}>
      <span className={isLabelShown ? styles.label : 'visually-hidden'}>{label}</span> {value}
    </span>
  )
  const lines = small
    ? [
        [row.education === missing ? null : fact(t.education, row.education)],
        [row.workPlace === missing ? null : fact(t.workLocation, row.workPlace)],
      ]
    : [
        [fact(t.born, row.age ? `${row.age}, ${row.birthDate}` : row.birthDate)],
        [fact(t.maritalStatus, row.maritalStatus), fact(t.height, row.height)],
        [fact(t.education, row.education)],
        [fact(t.occupation, row.occupationDetails), fact(t.income, row.income)],
        [fact(t.workLocation, row.workPlace, true)],
      ]
  return (
    <Card as="article" className={classNames(styles.card, small && styles.small)}>
      <div className={styles.face}>
        <Carousel
          shape="card"
          className={styles.photos}
          photos={row.tiles}
          largePhotos={row.largePhotos}
          withheld={row.withheld}
          gender={gender}
          of={row.surname}
          lazy={!first}
          first={first}
        />
        <span className={styles.gun}>
          {row.gun === null ? (
            <span className={styles.unknown}>{gunMilanWords(language).notKnown}</span>
          ) : (
            <GunRing gun={row.gun} />
          )}
        </span>
        <span className={styles.marks}>
          <Marks of={member} />
        </span>
      </div>
      <div className={styles.text}>
        <div className={styles.name}>
          <h3>
            <Link className={link.link} href={row.profileHref}>
              {row.surname}
              {small && row.age ? `, ${row.age}` : null}
            </Link>
          </h3>
          {small ? null : <span className="numeric">{row.registrationNo}</span>}
        </div>
        <div className="numeric">
          {lines.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the place is what a line is
            <p key={at} className={styles.line}>
              {line}
            </p>
          ))}
          {row.visitDate ? (
            <p className={classNames(link.visited, styles.line)}>
              <Icon of={IconEye} />
              {t.visited(row.visitDate)}
            </p>
          ) : null}
        </div>
      </div>
      {children ? <div className={styles.foot}>{children}</div> : null}
    </Card>
  )
}
