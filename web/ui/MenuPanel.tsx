import { type ComponentProps, type RefObject, useRef } from 'react'
import { classNames } from './class-names.ts'
import styles from './MenuPanel.module.css'
import { useMenuPlace } from './use-menu-place.ts'

interface Props extends ComponentProps<'div'> {
  as?: 'div' | 'section'
  /** Where it stands. */
  button: RefObject<HTMLElement | null>
}

/** What a button opens above the page. It opens on mount. */
export function MenuPanel({ as: Tag = 'div', button, className, ...rest }: Props) {
  const panel = useRef<HTMLDivElement>(null)
  const style = useMenuPlace(button, panel)
  return <Tag {...rest} ref={panel} popover="manual" className={classNames(styles.panel, className)} style={style} />
}
