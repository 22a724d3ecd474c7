import styles from './SkipLink.module.css'

/** Lets keyboard users skip the header. It is visible while it has the focus. */
export const SkipLink = ({ children }: { children: string }) => (
  <a className={styles.skip} href="#content">
    {children}
  </a>
)
