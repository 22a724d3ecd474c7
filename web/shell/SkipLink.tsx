import styles from './SkipLink.module.css'

/** Leads past the header by keyboard. It is seen while it has the focus. */
export const SkipLink = ({ children }: { children: string }) => (
  <a className={styles.skip} href="#content">
    {children}
  </a>
)
