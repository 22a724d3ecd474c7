import type { FreeProfile } from '#contract/families/profiles.ts'
import face from '#web/member/parts/face.module.css'
import { GunRing } from '#web/member/parts/GunRing.tsx'
import { withheldSentence } from '#web/member/parts/withheld-words.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Link } from '#web/ui/Link.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Portrait } from '#web/ui/Portrait.tsx'
import { carouselWords } from '#web/ui/photos/words.ts'
import styles from './ComparisonHead.module.css'

type Compared = Pick<FreeProfile, 'uuid' | 'last_name' | 'user_images' | 'photo_withheld' | 'gender'>

/** The face above a column. It opens the profile. */
export function ComparisonHead({ profile, gun }: { profile: Compared; gun: number | null }) {
  const language = useLanguage()
  const t = carouselWords(language)
  const { last_name: surname, user_images: photos } = profile
  const withheld = withheldSentence(profile.photo_withheld, language)
  return (
    <Link href={`/profile-view/${profile.uuid}`} className={classNames(face.face, styles.face)}>
      <Portrait
        image={photos[0]?.image}
        gender={profile.gender}
        alt={photos.length > 0 ? t.photo(1, photos.length, surname) : (withheld ?? t.noPhoto(surname))}
      />
      {gun === null ? null : (
        <span className={face.ring}>
          <GunRing gun={gun} />
        </span>
      )}
    </Link>
  )
}
