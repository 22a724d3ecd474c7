import { Link } from './Link.tsx'
import styles from './Logo.module.css'
import { Lotus } from './Lotus.tsx'
import { useLanguage } from './language.ts'
import { useSiteNames } from './site-name.ts'

/** A longer name is written smaller, over several lines and in the page's script alone. */
const longestInOneLine = 16

/** The name in the page's script, and where there is room also in the other script. */
export function Logo({ href }: { href: string }) {
  const isMarathi = useLanguage() === 'mr'
  const { name_en, name_mr, logo } = useSiteNames()
  const isLong = Math.max(name_en.length, name_mr.length) > longestInOneLine
  return (
    <Link className={styles.logo} href={href} data-long={isLong}>
      {logo ? <img src={logo} alt="" width="38" height="38" /> : <Lotus />}
      <span lang={isMarathi ? 'mr' : 'en'}>{isMarathi ? name_mr : name_en}</span>
      <span className={styles.other} lang={isMarathi ? 'en' : 'mr'}>
        {isMarathi ? name_en : name_mr}
      </span>
    </Link>
  )
}
