import { useLanguage } from '#web/ui/language.ts'
import { Part, partsOf } from './Part.tsx'
import type { Profile } from './present/profile.ts'
import styles from './Sections.module.css'

/** On paper all parts stand one below the other, because nobody can open a tab there. */
export function PrintedParts({ profile, isOwn }: { profile: Profile; isOwn: boolean }) {
  return partsOf(profile, useLanguage()).map(({ value, label }) => (
    <section key={value} className={styles.section}>
      <h2>{label}</h2>
      <Part part={value} profile={profile} isOwn={isOwn} heading="h3" />
    </section>
  ))
}
