import type { ReactNode } from 'react'
import { Eyebrow } from '#web/ui/Eyebrow.tsx'
import { LotusRule } from '#web/ui/Lotus.tsx'

interface PageHeadProps {
  eyebrow: string
  title: string
  children?: ReactNode
}

export function PageHead({ eyebrow, title, children }: PageHeadProps) {
  return (
    <div className="page-head wrap">
      <Eyebrow>{eyebrow}</Eyebrow>
      <h1>{title}</h1>
      {children ? <p>{children}</p> : null}
      <LotusRule />
    </div>
  )
}
