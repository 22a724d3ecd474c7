import type { FreeProfile } from '#contract/families/profiles.ts'
import { withheldSentence } from '#web/member/parts/withheld-words.ts'
import { Link } from '#web/ui/Link.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Carousel } from '#web/ui/photos/Carousel.tsx'
import styles from './ComparisonHead.module.css'

type Compared = Pick<
  FreeProfile,
  'uuid' | 'last_name' | 'registration_no' | 'user_images' | 'photo_withheld' | 'gender'
>

/** Whose column or card it is. */
export const ComparisonHead = ({ profile }: { profile: Compared }) => (
  <div className={styles.head}>
    <Carousel
      shape="cell"
      className={styles.photo}
      photos={profile.user_images.map(one => one.image)}
      withheld={withheldSentence(profile.photo_withheld, useLanguage())}
      gender={profile.gender}
      of={profile.last_name}
    />
    <div>
      <Link href={`/profile-view/${profile.uuid}`} className={styles.name}>
        {profile.last_name}
      </Link>
      <p className={styles.number}>{profile.registration_no}</p>
    </div>
  </div>
)
