import type { ReactNode } from 'react'

/** `wide` and `long` are classes by which a screen's own style gives a value a whole row. */
export type Fact = readonly [label: string, value: ReactNode, layout?: 'wide' | 'long' | undefined]

/** Labels with their values, one pair a row. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className="kv num">
    {facts.map(([label, value, layout]) => (
      <div key={label} className={layout}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
