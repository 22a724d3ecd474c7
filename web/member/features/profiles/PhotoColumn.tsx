import type { ReactNode } from 'react'
import { useLanguage } from '#web/ui/language.ts'
import { Carousel } from '#web/ui/photos/Carousel.tsx'
import type { Profile } from './present/profile.ts'
import { profileWords } from './words.ts'
import './PhotoColumn.css'

interface Props {
  profile: Profile
  /** The buttons of this profile. */
  children?: ReactNode
}

export function PhotoColumn({ profile, children }: Props) {
  const say = profileWords(useLanguage())
  return (
    <aside className="card photo-column" aria-label={profile.last_name}>
      <div className="photo-frame">
        <Carousel photos={profile.user_images.map(one => one.image)} gender={profile.gender} of={profile.last_name} />
        {profile.handPicked ? <span className="corner">{say.suggested}</span> : null}
      </div>
      {children}
    </aside>
  )
}
