import type { ReactNode } from 'react'
import { LazyGunMilan } from '#web/member/features/kundali/LazyGunMilan.tsx'
import { type ButtonSet, previewSet } from '#web/member/features/profiles/actions/button-set.ts'
import { MoveButtons } from '#web/member/features/profiles/actions/MoveButtons.tsx'
import { IdCard } from '#web/member/features/profiles/IdCard.tsx'
import { PhotoColumn } from '#web/member/features/profiles/PhotoColumn.tsx'
import { isFull, type Profile } from '#web/member/features/profiles/personal.ts'
import { biodataWords } from '#web/member/features/profiles/words.ts'
import { FreeMemberNotice } from '#web/member/parts/FreeMemberNotice.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Notice } from '#web/ui/Notice.tsx'
import './OpenProfile.css'

interface Props {
  profile: Profile
  /** One's own: as others see it, and nothing of it can be pressed. */
  self: boolean
  /** What is offered where the profile was opened from. */
  set: ButtonSet
  /** False while what is shown was only fetched ahead. */
  opened?: boolean
  /** The biodata itself. */
  children: ReactNode
}

/** A profile as every screen shows it that opens one. Here the features meet, so that the screens need not each do it. */
export function OpenProfile({ profile, self, set, opened = true, children }: Props) {
  const say = biodataWords(useLanguage())
  return (
    <div className="profile">
      <PhotoColumn key={profile.uuid} profile={profile}>
        <MoveButtons set={self ? previewSet : set} preview={self} contactSeen={profile.hasViewContact === 1} />
      </PhotoColumn>
      <div className="profile-text">
        <IdCard profile={profile} />
        {isFull(profile) ? null : <FreeMemberNotice />}
        {self ? <Notice>{say.preview}</Notice> : null}
        <LazyGunMilan uuid={profile.uuid} self={self} opened={opened} />
        {children}
      </div>
    </div>
  )
}
