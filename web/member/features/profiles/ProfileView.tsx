import type { ReactNode } from 'react'
import { LazyGunMilan } from '#web/member/features/kundali/LazyGunMilan.tsx'
import { type ButtonSet, previewSet } from '#web/member/features/profiles/actions/button-set.ts'
import { IdCard } from '#web/member/features/profiles/IdCard.tsx'
import { PhotoColumn } from '#web/member/features/profiles/PhotoColumn.tsx'
import { profileWords } from '#web/member/features/profiles/words.ts'
import { FreeMemberNotice } from '#web/member/parts/FreeMemberNotice.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { ActionButtons } from './actions/ActionButtons.tsx'
import { isFull, type Profile } from './present/profile.ts'
import './ProfileView.css'

interface Props {
  profile: Profile
  /** The member's own profile: drawn as others see it, with buttons that cannot be pressed. */
  isOwn: boolean
  /** The buttons of the page it was opened from. */
  set: ButtonSet
  /** False while the profile drawn was only prefetched. */
  isOpened?: boolean
  /** The details. */
  children: ReactNode
}

/** A profile as every screen draws it. It places the parts of several features, so that the screens need not. */
export function ProfileView({ profile, isOwn, set, isOpened = true, children }: Props) {
  const say = profileWords(useLanguage())
  return (
    <div className="profile">
      <PhotoColumn key={profile.uuid} profile={profile}>
        <ActionButtons set={isOwn ? previewSet : set} isPreview={isOwn} isContactSeen={profile.hasViewContact === 1} />
      </PhotoColumn>
      <div className="profile-text">
        <IdCard profile={profile} />
        {isFull(profile) ? null : <FreeMemberNotice />}
        {isOwn ? <Notice>{say.preview}</Notice> : null}
        <LazyGunMilan uuid={profile.uuid} isOwn={isOwn} isOpened={isOpened} />
        {children}
      </div>
    </div>
  )
}
