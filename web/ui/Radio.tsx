import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import styles from './Radio.module.css'

/** One of several answers, in a frame. Belongs in a Field with `group`, beside other radios with the same name. */
export const Radio = ({ className, children, ...input }: Omit<ComponentProps<'input'>, 'type'>) => (
  <label className={classNames(styles.radio, className)}>
    <input {...input} type="radio" />
    <span>{children}</span>
  </label>
)
