import type { TablerIcon } from '@tabler/icons-react'
import { Badge } from '#web/ui/Badge.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/Icon.tsx'
import styles from './MarkIcon.module.css'

interface Props {
  of: TablerIcon
  /** The whole mark with its date, which a card has no room to write out. */
  name: string
  tone?: 'good' | 'gold'
}

/** A mark of a family as an icon, for cards and rows. The profile writes the same mark out. */
export const MarkIcon = ({ of, name, tone = 'good' }: Props) => (
  <span role="img" aria-label={name} title={name} className={classNames(styles.mark, styles[tone])}>
    <Icon of={of} />
  </span>
)

/** A good mark, as an icon or written out. */
export const GoodMark = ({ of, text, asIcon }: { of: TablerIcon; text: string; asIcon: boolean }) =>
  asIcon ? (
    <MarkIcon of={of} name={text} />
  ) : (
    <Badge tone="good">
      <Icon of={of} />
      <span className="numeric">{text}</span>
    </Badge>
  )
