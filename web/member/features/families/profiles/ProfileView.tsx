import type { ReactNode } from 'react'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { InterestStatus } from '#contract/finding/summary.ts'
import { lazyPart } from '#web/api/lazy-part.tsx'
import { LazyGunMilan } from '#web/member/features/families/kundali/LazyGunMilan.tsx'
import { LazyPatrika, PrintedKundalis } from '#web/member/features/families/patrika/LazyPatrika.tsx'
import type { Origin } from '#web/member/features/relations/actions/button-set.ts'
import { MemberActions } from '#web/member/features/relations/actions/MemberActions.tsx'
import { FamilyOpinion } from '#web/member/features/relations/family-notes/FamilyOpinion.tsx'
import { takeFromAddress } from '#web/member/parts/address-parameter.ts'
import { FreeMemberNotice } from '#web/member/parts/FreeMemberNotice.tsx'
import { abovePhone } from '#web/ui/breakpoints.ts'
import { useLanguage } from '#web/ui/language.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { useMedia } from '#web/ui/use-media.ts'
import { usePrinting } from '#web/ui/use-printing.ts'
import { PhotoColumn } from './PhotoColumn.tsx'
import { PrintedProfile } from './PrintedProfile.tsx'
import { ProfileHead } from './ProfileHead.tsx'
import { ProfileLayout } from './ProfileLayout.tsx'
import { type PatrikaPlace, patrikaId } from './patrika-place.ts'
import { isFull, type Profile } from './present/profile.ts'
import { useToldYes } from './use-told-yes.ts'
import { WhyItFits } from './WhyItFits.tsx'
import { profileWords } from './words.ts'

/** The own preview is rarely opened. */
const PreviewButtons = lazyPart(async () => ({
  default: (await import('#web/member/features/relations/actions/PreviewButtons.tsx')).PreviewButtons,
}))

/** Whether the family has just paid in order to see this contact. True for the first render only. */
function useContactWanted(): boolean {
  const [isWanted, setIsWanted] = useState(() => new URLSearchParams(location.search).get('contact') === 'open')
  useEffect(() => {
    takeFromAddress('contact')
    setIsWanted(false)
  }, [])
  return isWanted
}

interface Props {
  profile: Profile
  /** The member's own profile: drawn as others see it, with buttons that cannot be pressed. */
  isOwn: boolean
  /** The list that the profile was opened from, if that list has buttons of its own, and the interest's status in it. */
  from?: readonly [origin: Origin | null, status: InterestStatus | null]
  /** False while the drawn profile is a prefetched one. */
  isOpened?: boolean
  /** The details, which place the patrika. */
  children: (patrika: PatrikaPlace) => ReactNode
}

/** A profile as every screen draws it. It places the parts of several features, so that the screens need not. */
export function ProfileView({
  profile,
  isOwn,
  from: [origin, status] = [null, null],
  isOpened = true,
  children,
}: Props) {
  const t = profileWords(useLanguage())
  const isPrinting = usePrinting()
  const isContactWanted = useContactWanted()
  useToldYes(profile)
  const [tab, setTab] = useState('personal')
  const openPatrika = () => {
    // The element is hidden until its tab is open, and a hidden one cannot be scrolled to.
    flushSync(() => setTab('patrika'))
    document.getElementById(patrikaId)?.scrollIntoView()
  }
  const isDesk = useMedia(abovePhone)
  const head = <ProfileHead profile={profile} />
  return (
    <>
      {/* The page on the screen, with its open tab, is hidden on paper. */}
      {isPrinting ? (
        <PrintedProfile profile={profile} isOwn={isOwn}>
          <PrintedKundalis uuid={profile.uuid} />
        </PrintedProfile>
      ) : null}
      <ProfileLayout
        isScreenOnly
        photo={
          <PhotoColumn key={profile.uuid} profile={profile} head={isDesk ? null : head}>
            {isOwn ? (
              <PreviewButtons />
            ) : (
              <MemberActions
                member={profile}
                shape="profile"
                origin={origin}
                status={status}
                reason={origin === 'reported' ? profile.message : profile.message_new}
                openedFirst={isContactWanted ? 'VIEW_CONTACT' : null}
              />
            )}
          </PhotoColumn>
        }
      >
        {isDesk ? head : null}
        {isOwn ? <Notice>{t.preview}</Notice> : null}
        {children({
          tab,
          onTab: setTab,
          lead: isOwn ? null : <WhyItFits profile={profile} onGunMilan={openPatrika} />,
          patrika: (
            <>
              <LazyGunMilan uuid={profile.uuid} isOwn={isOwn} isOpened={isOpened} />
              <LazyPatrika uuid={profile.uuid} isOwn={isOwn} isOpened={isOpened} />
            </>
          ),
        })}
        {isFull(profile) ? null : <FreeMemberNotice />}
        {isOwn ? null : <FamilyOpinion key={profile.uuid} member={profile} />}
      </ProfileLayout>
    </>
  )
}
