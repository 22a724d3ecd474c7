import { type ReactNode, type Ref, useEffect } from 'react'
import { officeWords } from '#web/office/words.ts'
import { Eyebrow } from '#web/ui/Eyebrow.tsx'
import { useLanguage } from '#web/ui/language.ts'
import styles from './ScreenHead.module.css'

interface Props {
  /** One to three words of Marathi above the title. */
  eyebrow?: string
  title: string
  heading?: Ref<HTMLHeadingElement>
  /** Actions that concern the whole screen. */
  children?: ReactNode
}

/** The heading of a screen, which also sets the title of the page. */
export function ScreenHead({ eyebrow, title, heading, children }: Props) {
  const { office } = officeWords(useLanguage())
  useEffect(() => {
    document.title = `${title} · ${office}`
  }, [title, office])
  return (
    <div className={styles.head}>
      <div className={styles.title}>
        <Eyebrow size="small" above={title}>
          {eyebrow}
        </Eyebrow>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
      </div>
      {children ? <div className="row-2">{children}</div> : null}
    </div>
  )
}
