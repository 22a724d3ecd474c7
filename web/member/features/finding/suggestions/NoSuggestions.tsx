import { type ReactNode, useRef } from 'react'
import { ListHead } from '#web/member/features/finding/lists/ListHead.tsx'
import { memberWords } from '#web/member/words.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { useLanguage } from '#web/ui/language.ts'
import styles from './NoSuggestions.module.css'
import { suggestionWords } from './words.ts'

function Instead({ message, help, children }: { message: string; help: string; children?: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { suggestions } = memberWords(useLanguage())
  return (
    <>
      <ListHead back={{ href: '/dashboard' }} eyebrow="निवडक स्थळे" title={suggestions} heading={heading} />
      <EmptyState>
        <h2 className={styles.message}>{message}</h2>
        <p>{help}</p>
        {children}
      </EmptyState>
    </>
  )
}

export function NoneYet() {
  const t = suggestionWords(useLanguage())
  return <Instead message={t.none} help={t.noneHelp} />
}

export function PlanNeeded() {
  const t = suggestionWords(useLanguage())
  return (
    <Instead message={t.needsPlan} help={t.needsPlanHelp}>
      <ButtonLink href="/membership-plans">{t.viewPlan}</ButtonLink>
    </Instead>
  )
}
