import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { type ReactNode, type Ref, useId, useState } from 'react'
import { catalogue } from '#domain/words/catalogue.ts'
import { Back } from '#web/member/parts/Back.tsx'
import { memberWords } from '#web/member/words.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { useLanguage } from '#web/ui/language.ts'
import styles from './ListHead.module.css'

const headWords = catalogue({ tools: ['Filters and more', 'गाळणी आणि इतर'] })

interface Props {
  title: string
  heading: Ref<HTMLHeadingElement>
  /** Only a list that is not in the menu has a Back link. */
  back?: { href: string; always?: boolean } | undefined
  /** Below the title: how many there are. */
  count?: ReactNode
  /** What is chosen seldom, such as filters and papers. It unfolds below the bar. */
  tools?: ReactNode
  toolsLabel?: string
  /** Whether something is chosen there. */
  isOpenFirst?: boolean
  children?: ReactNode
}

/** The bar above a list: where one is, how many there are, and how they are drawn. */
export function ListHead({ title, heading, back, count, tools, isOpenFirst = false, children, ...props }: Props) {
  const language = useLanguage()
  const { toolsLabel = headWords(language).tools } = props
  const [isOpen, setOpen] = useState(isOpenFirst)
  const folded = useId()
  return (
    <>
      <header className={styles.head}>
        {back ? <Back arrow {...back} label={memberWords(language).back} /> : null}
        <div className={styles.title}>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {count}
        </div>
        {children}
        {tools ? (
          <IconButton
            aria-label={toolsLabel}
            aria-expanded={isOpen}
            aria-controls={folded}
            onClick={() => setOpen(!isOpen)}
          >
            <Icon of={IconAdjustmentsHorizontal} />
          </IconButton>
        ) : null}
      </header>
      {tools ? (
        <div id={folded} className={styles.tools} hidden={!isOpen}>
          {tools}
        </div>
      ) : null}
    </>
  )
}
