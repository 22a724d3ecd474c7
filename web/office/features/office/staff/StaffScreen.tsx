import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#web/api/client.ts'
import { ActReasonDialog } from '#web/office/parts/ActReasonDialog.tsx'
import { NoAnswerYet } from '#web/office/parts/NoAnswerYet.tsx'
import { ScreenHead } from '#web/office/parts/ScreenHead.tsx'
import { officeClient } from '#web/office/queries.ts'
import { officeWords } from '#web/office/words.ts'
import { Button } from '#web/ui/Button.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { toast } from '#web/ui/Toasts.tsx'
import { InviteDialog } from './InviteDialog.tsx'
import { LinkDialog } from './LinkDialog.tsx'
import { OpenInvitations } from './OpenInvitations.tsx'
import { type StaffRow, staffListQuery } from './queries.ts'
import styles from './StaffScreen.module.css'
import { StaffTable } from './StaffTable.tsx'
import { staffWords } from './words.ts'

type Open = { kind: 'invite' } | { kind: 'link'; link: string } | { kind: 'retire' | 'reset'; whom: StaffRow } | null

/** The people with an office login, and the open invitations. */
export default function StaffScreen() {
  const language = useLanguage()
  const t = staffWords(language)
  const { data, error, refetch } = useQuery(staffListQuery)
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  const changed = () => void officeClient.invalidateQueries(staffListQuery)
  const showLink = (link: string) => {
    setOpen({ kind: 'link', link })
    changed()
  }
  return (
    <>
      <ScreenHead eyebrow="आपली माणसे" title={officeWords(language).staff}>
        {/* Staff who may not read the list may not invite either. */}
        {data ? (
          <Button kind="primary" onClick={() => setOpen({ kind: 'invite' })}>
            {t.invite}
          </Button>
        ) : null}
      </ScreenHead>
      {data ? (
        <div className={styles.sections}>
          <StaffTable
            rows={data.list}
            onRetire={whom => setOpen({ kind: 'retire', whom })}
            onReset={whom => setOpen({ kind: 'reset', whom })}
          />
          <OpenInvitations rows={data.invitations} onChanged={changed} />
        </div>
      ) : (
        <NoAnswerYet part error={error} onRetry={() => void refetch()} />
      )}
      {open?.kind === 'invite' ? <InviteDialog onClose={close} onLink={showLink} /> : null}
      {open?.kind === 'link' ? <LinkDialog link={open.link} onClose={close} /> : null}
      {open?.kind === 'retire' ? (
        <ActReasonDialog
          kind="staffLeaves"
          title={t.retireTitle(open.whom.name)}
          confirm={t.retire}
          onClose={close}
          onConfirm={async reason => {
            const { message } = await call('POST /office/staff/retire', { uuid: open.whom.uuid, reason })
            toast.success(message)
            close()
            changed()
          }}
        >
          <p>{t.retireHelp}</p>
        </ActReasonDialog>
      ) : null}
      {open?.kind === 'reset' ? (
        <ActReasonDialog
          kind="staffLogin"
          title={t.resetTitle(open.whom.name)}
          confirm={t.reset}
          onClose={close}
          onConfirm={async reason => {
            showLink((await call('POST /office/staff/reset', { uuid: open.whom.uuid, reason })).link)
          }}
        >
          <p>{t.resetHelp}</p>
        </ActReasonDialog>
      ) : null}
    </>
  )
}
