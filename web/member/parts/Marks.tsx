import type { MemberSummary } from '#contract/finding/summary.ts'
import { CandidateAgrees } from './CandidateAgrees.tsx'
import { IdChecked } from './IdChecked.tsx'
import { LastUsed } from './LastUsed.tsx'
import styles from './Marks.module.css'
import { NewMark } from './NewSince.tsx'
import { NoteMark } from './NoteMark.tsx'

type Marked = Pick<MemberSummary, 'id_checked_at' | 'candidate_agreed_at' | 'last_used' | 'is_new' | 'notes'>

/** What our own family noted and every mark of the other, as icons in one row. */
export const Marks = ({ of: member }: { of: Marked }) => (
  <span className={styles.marks}>
    <NoteMark notes={member.notes} />
    <NewMark isNew={member.is_new === 1} />
    <IdChecked at={member.id_checked_at} asIcon />
    <CandidateAgrees at={member.candidate_agreed_at} asIcon />
    <LastUsed use={member.last_used} asIcon />
  </span>
)
