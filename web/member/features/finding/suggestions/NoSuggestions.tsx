import type { ReactNode } from 'react'
import { PlanMessage } from '#web/member/parts/PlanMessage.tsx'
import { ButtonLink } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { useLanguage } from '#web/ui/language.ts'
import styles from './NoSuggestions.module.css'
import { suggestionWords } from './words.ts'

const Empty = ({ message, help, children }: { message: string; help: ReactNode; children?: ReactNode }) => (
  <EmptyState>
    <h2 className={styles.message}>{message}</h2>
    <p>{help}</p>
    {children}
  </EmptyState>
)

export function NoneYet() {
  const t = suggestionWords(useLanguage())
  return <Empty message={t.none} help={t.noneHelp} />
}

export function PlanNeeded() {
  const t = suggestionWords(useLanguage())
  return (
    <Empty message={t.needsPlan} help={<PlanMessage reason={t.needsPlanHelp} />}>
      <ButtonLink href="/membership-plans">{t.viewPlan}</ButtonLink>
    </Empty>
  )
}
