import { useNavigate, useParams } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { CurrentMember } from '#contract/families/my-profile.ts'
import { dayInIndia } from '#domain/calendar.ts'
import { keys, read, write } from '#web/api/storage.ts'
import { PlanMessage } from '#web/member/parts/PlanMessage.tsx'
import { hasPlan } from '#web/session/use-viewer.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Hint } from '#web/ui/Hint.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { returnFocusTo } from '#web/ui/open-dialogs.ts'
import { CompletenessCard } from './CompletenessCard.tsx'
import { onLoadDialog } from './on-load-dialog.ts'
import { dashboardWords } from './words.ts'

// The dialog opens once per page load, not at every return to the dashboard.
let wasOpened = false

/** Two families may share a browser, so the mark names the one that was asked. */
const askedToday = ({ uuid }: CurrentMember) => `${uuid} ${dayInIndia(new Date())}`

interface Props {
  member: CurrentMember
  isWelcomed: boolean
}

export function OnLoadDialog({ member, isWelcomed }: Props) {
  const language = useLanguage()
  const t = dashboardWords(language)
  const navigate = useNavigate()
  const { type } = useParams({ strict: false })
  const percentage = member.profile_percentage
  const [kind, setKind] = useState(() =>
    wasOpened
      ? null
      : onLoadDialog({
          type,
          isMarked: read(keys.profileCompleted) !== null,
          isSubscribed: hasPlan(member),
          percentage,
          isWelcomed,
          wasAskedToday: read(keys.onLoadAsked) === askedToday(member),
          memberFor: Date.now() - Date.parse(member.opening_date),
          savedAgo: Date.now() - Number(read(keys.profileSavedAt)),
        }),
  )
  useEffect(() => {
    if (kind || isWelcomed) wasOpened = true
    if (kind) write(keys.onLoadAsked, askedToday(member))
  }, [kind, isWelcomed, member])
  if (!kind) return null

  const leave = () => {
    // Nobody pressed a button to open it, so there is none for the focus to return to.
    returnFocusTo(() => document.getElementById('content'))
    if (kind === 'completeProfile') write(keys.profileCompleted, 'Y')
    setKind(null)
  }
  const later = () => {
    leave()
    void navigate({ to: '/dashboard-in/$type', params: { type: 'IN' }, replace: true })
  }
  const more =
    kind === 'buyPlan'
      ? ({ href: '/membership-plans', label: t.viewMembership } as const)
      : ({ href: '/edit-profile', label: t.editProfile } as const)
  return (
    <Dialog
      title={kind === 'buyPlan' ? t.buyPlan : t.completeProfile}
      onClose={leave}
      footer={
        <>
          <Button onClick={later}>{t.later}</Button>
          <ButtonLink kind="primary" href={more.href} onClick={leave}>
            {more.label}
          </ButtonLink>
        </>
      }
    >
      {kind === 'buyPlan' ? (
        <p>
          <PlanMessage reason={t.buyPlanHelp} />
        </p>
      ) : (
        <>
          <CompletenessCard percentage={percentage} />
          <Hint>{t.whyComplete}</Hint>
        </>
      )}
    </Dialog>
  )
}
