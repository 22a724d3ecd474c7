import { Link } from './Link.tsx'
import styles from './Logo.module.css'
import { Lotus } from './Lotus.tsx'
import { useLanguage } from './language.ts'

/** The name in the page's own script first; where there is room, in the other beside it. */
export function Logo({ href }: { href: string }) {
  const isMarathi = useLanguage() === 'mr'
  return (
    <Link className={styles.logo} href={href}>
      <Lotus />
      <span lang={isMarathi ? 'mr' : 'en'}>{isMarathi ? 'सप्तपदी' : 'Saptapadi'}</span>
      <span className={styles.other} lang={isMarathi ? 'en' : 'mr'}>
        {isMarathi ? 'Saptapadi' : 'सप्तपदी'}
      </span>
    </Link>
  )
}
