import { Link } from './Link.tsx'
import styles from './Logo.module.css'
import { Lotus } from './Lotus.tsx'

export function Logo({ href }: { href: string }) {
  return (
    <Link className={styles.logo} href={href}>
      <Lotus />
      <span lang="en">Saptapadi</span>
      <span className={styles.marathi} lang="mr">
        सप्तपदी
      </span>
    </Link>
  )
}
