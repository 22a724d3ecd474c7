import { classNames } from './class-names.ts'
import styles from './Eyebrow.module.css'

/** The class of an eyebrow, for a heading that looks like one. */
export const eyebrowClass = styles.eyebrow

interface Props {
  size?: 'small' | 'medium' | 'large'
  /** The title below. An eyebrow that only repeats the title is left out. */
  above?: string
  /** Without words, nothing is rendered. */
  children: string | undefined
}

/** One to three Marathi words above a heading, in both languages. */
export const Eyebrow = ({ size = 'medium', above = '', children }: Props) =>
  !children || above.includes(children) ? null : (
    <span className={classNames(styles.eyebrow, size !== 'medium' && styles[size])} lang="mr">
      {children}
    </span>
  )
