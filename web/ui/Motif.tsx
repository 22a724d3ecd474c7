import { classNames } from './class-names.ts'
import styles from './Motif.module.css'

interface Props {
  /** Whether it is cropped to the zari band, for the tops of dialogs and special cards. */
  band?: boolean
  className?: string | undefined
}

/** The border tile: a full toran under the header and over the footer. */
export const Motif = ({ band = false, className }: Props) => (
  <div className={classNames(band ? styles.band : styles.toran, className)} aria-hidden="true" />
)
