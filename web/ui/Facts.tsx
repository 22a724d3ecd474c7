import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './Facts.module.css'

/** A class of the screen's own styles, for a value that needs a whole row. */
export type Fact = readonly [label: string, value: ReactNode, className?: string | undefined]

/** Labels with their values, one pair a row unless the class lays them out differently. */
export const Facts = ({ facts, className }: { facts: readonly Fact[]; className?: string | undefined }) => (
  <dl className={classNames(styles.facts, 'numeric', className)}>
    {facts.map(([label, value, factClass]) => (
      <div key={label} className={factClass}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
