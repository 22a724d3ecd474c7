import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { type PrintedSection, printedBiodata } from '#contract/families/printed-biodata.ts'
import { useWithSiteName } from '#web/member/parts/use-with-site-name.ts'
import { meQuery } from '#web/session/queries.ts'
import { classNames } from '#web/ui/class-names.ts'
import { useLanguage } from '#web/ui/language.ts'
import styles from './PrintedProfile.module.css'
import type { Profile } from './present/profile.ts'

/** A longer value gets a line of its own. Two shorter ones share a line, as in the PDF. */
const shortValue = 26

interface Props {
  profile: Profile
  isOwn: boolean
  /** Drawn below the details. */
  children?: ReactNode
}

/** A profile on paper, in the words and layout of the plain biodata PDF, whichever tab is open. */
export function PrintedProfile({ profile, isOwn, children }: Props) {
  const language = useLanguage()
  const withSiteName = useWithSiteName()
  const { data: me } = useQuery(meQuery)
  const [now] = useState(() => new Date())
  const issuedTo = isOwn || !me ? null : { registrationNo: me.registration_no, now }
  const { invocation, name, registrationNo, sections, foot } = printedBiodata(profile, language, issuedTo)
  const photo = profile.user_images[0]?.image
  return (
    <article className={styles.paper}>
      <p className={styles.invocation} lang="mr">
        {invocation}
      </p>
      {photo ? <img className={styles.photo} src={photo} alt="" /> : null}
      <h1 className={styles.name}>{name}</h1>
      <p className={styles.registration}>{registrationNo}</p>
      {sections.map(section => (
        <Section key={section.title} {...section} />
      ))}
      {children}
      <p className={styles.foot}>{withSiteName(foot)}</p>
    </article>
  )
}

const Section = ({ title, rows }: PrintedSection) => (
  <section className={styles.section}>
    <h2>{title}</h2>
    <dl className={classNames(styles.rows, 'numeric')}>
      {rows.map(([label, value], at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two brothers have one label, and the rows never reorder
        <div key={at} className={value.length > shortValue ? styles.long : undefined}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  </section>
)
