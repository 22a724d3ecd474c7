import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useMay } from '#web/office/may.ts'
import { ContactViewers } from '#web/office/parts/ContactViewers.tsx'
import { FamilyContext } from '#web/office/parts/family-context.ts'
import { NoAnswerYet } from '#web/office/parts/NoAnswerYet.tsx'
import { ScreenHead } from '#web/office/parts/ScreenHead.tsx'
import { Link } from '#web/ui/Link.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { CallerPart } from '../caller-requests/CallerPart.tsx'
import { lastSearch } from '../last-search.ts'
import { memberQuery } from '../queries.ts'
import styles from '../Record.module.css'
import { StatusBadge } from '../StatusBadge.tsx'
import { AccountPart } from './AccountPart.tsx'
import { ActivityPart } from './ActivityPart.tsx'
import { ActsPart } from './ActsPart.tsx'
import { CandidatePart } from './CandidatePart.tsx'
import { ConsentsPart } from './ConsentsPart.tsx'
import { ContactPart } from './ContactPart.tsx'
import { FamilyPart } from './FamilyPart.tsx'
import { HistoryPart } from './HistoryPart.tsx'
import { LinksPart } from './LinksPart.tsx'
import { MessagesPart } from './MessagesPart.tsx'
import { NoteDialog } from './NoteDialog.tsx'
import { NotesPart } from './NotesPart.tsx'
import { PhotosPart } from './PhotosPart.tsx'
import { PlansPart } from './PlansPart.tsx'
import { ProfilePart } from './ProfilePart.tsx'
import { ReadsPart } from './ReadsPart.tsx'
import { RecordBar } from './RecordBar.tsx'
import { SealedPart } from './SealedPart.tsx'
import { UpiPart } from './UpiPart.tsx'
import { memberRecordWords } from './words.ts'

/** The whole record of one member, with the acts that staff may do. */
export default function MemberScreen() {
  const t = memberRecordWords(useLanguage())
  const { uuid = '' } = useParams({ strict: false })
  const { data: record, error, refetch } = useQuery(memberQuery(uuid))
  const isAdmin = useMay({
    addContactViews: 'admin',
    askRecall: 'admin',
    correctSide: 'admin',
    verifyMember: 'admin',
    openSealedRecord: 'admin',
    contactViewers: 'admin',
  })
  const [isNoting, setIsNoting] = useState(false)
  const isGone = record?.status === 'DELETED'
  const name = record && [record.name.first, record.name.last].join(' ')
  const title = record && (isGone ? record.registration_no : `${name} · ${record.registration_no}`)
  return (
    <FamilyContext value={title ?? null}>
      <Link className={styles.back} href={lastSearch()}>
        {t.backToSearch}
      </Link>
      {record ? (
        <>
          <ScreenHead eyebrow={record.gender === 'F' ? 'वधू' : 'वर'} title={title ?? ''}>
            <StatusBadge status={record.status} />
          </ScreenHead>
          <div className={styles.columns}>
            <div className={styles.column}>
              {isGone ? <SealedPart record={record} isAdmin={isAdmin} /> : <ProfilePart record={record} />}
              {isGone ? null : <NotesPart uuid={record.uuid} onAdd={() => setIsNoting(true)} />}
              {isGone ? null : <CandidatePart uuid={record.uuid} />}
              {isGone ? null : <FamilyPart record={record} />}
              <ConsentsPart uuid={record.uuid} />
              <HistoryPart record={record} />
              <MessagesPart record={record} />
            </div>
            <div className={styles.column}>
              {isGone ? null : <ActsPart record={record} isAdmin={isAdmin} />}
              {isGone ? null : <UpiPart uuid={record.uuid} />}
              {isGone ? null : <PhotosPart key={record.uuid} record={record} />}
              {isGone ? null : <ContactPart key={record.uuid} uuid={record.uuid} />}
              {isGone ? null : <CallerPart key={record.uuid} uuid={record.uuid} />}
              {isGone ? null : <AccountPart record={record} />}
              <PlansPart record={record} />
              <ActivityPart record={record} />
              <LinksPart record={record} />
              {isAdmin ? <ContactViewers of={{ member: record.uuid }} /> : null}
              {isAdmin ? <ReadsPart uuid={record.uuid} number={record.registration_no} /> : null}
            </div>
          </div>
          {isGone ? null : <RecordBar uuid={record.uuid} onNote={() => setIsNoting(true)} />}
          {isNoting ? <NoteDialog uuid={record.uuid} onClose={() => setIsNoting(false)} /> : null}
        </>
      ) : (
        <NoAnswerYet error={error} onRetry={() => void refetch()} />
      )}
    </FamilyContext>
  )
}
