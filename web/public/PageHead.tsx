import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { Eyebrow } from '#web/ui/Eyebrow.tsx'
import { LotusRule } from '#web/ui/Lotus.tsx'
import styles from './PageHead.module.css'

interface PageHeadProps {
  eyebrow: string
  title: string
  children?: ReactNode
}

export function PageHead({ eyebrow, title, children }: PageHeadProps) {
  return (
    <div className={classNames('wrap', styles.head)}>
      <Eyebrow above={title}>{eyebrow}</Eyebrow>
      <h1>{title}</h1>
      {children ? <p>{children}</p> : null}
      <LotusRule className={styles.rule} />
    </div>
  )
}
