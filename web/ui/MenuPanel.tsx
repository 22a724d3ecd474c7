import { type ComponentProps, type RefObject, useRef } from 'react'
import { classNames } from './class-names.ts'
import styles from './MenuPanel.module.css'
import { useMenuPlace } from './use-menu-place.ts'

interface Props extends ComponentProps<'div'> {
  as?: 'div' | 'section'
  /** The position of the panel. */
  button: RefObject<HTMLElement | null>
}

/** A panel above the page, opened by a button. It opens on mount. */
export function MenuPanel({ as: Tag = 'div', button, className, ...rest }: Props) {
  const panel = useRef<HTMLDivElement>(null)
  const style = useMenuPlace(button, panel)
  return <Tag {...rest} ref={panel} popover="manual" className={classNames(styles.panel, className)} style={style} />
}
