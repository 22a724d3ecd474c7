import type { ReactNode, Ref } from 'react'
import { Back } from '#web/member/parts/Back.tsx'
import { memberWords } from '#web/member/words.ts'
import { Eyebrow } from '#web/ui/Eyebrow.tsx'
import { useLanguage } from '#web/ui/language.ts'
import styles from './ListHead.module.css'

interface Props {
  eyebrow: string
  title: string
  heading: Ref<HTMLHeadingElement>
  /** Only a list that is not in the menu has a Back link. */
  back?: { href: string; always?: boolean } | undefined
  children?: ReactNode
}

export function ListHead({ eyebrow, title, heading, back, children }: Props) {
  const language = useLanguage()
  return (
    <header className={styles.head}>
      {back ? <Back arrow {...back} label={memberWords(language).back} /> : null}
      <div className={styles.title}>
        {language === 'en' ? <Eyebrow size="small">{eyebrow}</Eyebrow> : null}
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
      </div>
      {children}
    </header>
  )
}
