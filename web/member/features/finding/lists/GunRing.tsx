import { useLanguage } from '#web/ui/language.ts'
import styles from './GunRing.module.css'
import type { MemberRow } from './member-row.ts'
import { viewWords } from './view-words.ts'

/** The Gun Milan with the viewer, on the corner of a face. Draws nothing where it is not known. */
export function GunRing({ gun }: Pick<MemberRow, 'gun'>) {
  const t = viewWords(useLanguage())
  if (!gun) return null
  return (
    <svg className={styles.ring} viewBox="-22 -22 44 44" role="img" aria-label={t.gunOf(gun.text)}>
      <circle r="20" />
      <circle className={styles.points} r="20" pathLength={36} strokeDasharray={`${gun.points} 36`} />
      <text y="5">{gun.text}</text>
    </svg>
  )
}
