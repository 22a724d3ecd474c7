import { useQuery } from '@tanstack/react-query'
import { photoWords } from '#web/member/features/families/photos/words.ts'
import { Back } from '#web/member/parts/Back.tsx'
import { Failure } from '#web/member/parts/Failure.tsx'
import { Loading } from '#web/member/parts/Loading.tsx'
import { useOwnLocation } from '#web/member/parts/use-own-location.ts'
import { editWords } from '#web/profile-form/words.ts'
import { meQuery } from '#web/session/queries.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { Eyebrow } from '#web/ui/Eyebrow.tsx'
import { Hint } from '#web/ui/Hint.tsx'
import { useLanguage } from '#web/ui/language.ts'
import styles from './EditProfileScreen.module.css'
import { EditForm } from './edit/EditForm.tsx'

export default function EditProfileScreen() {
  const language = useLanguage()
  const t = editWords(language)
  const { hash } = useOwnLocation()
  const { data: member, error, refetch } = useQuery(meQuery)
  if (!member) return error ? <Failure error={error} onRetry={() => void refetch()} /> : <Loading />
  return (
    <div className={styles.screen}>
      <header>
        <Back arrow href="/my-profile" label={t.back} />
        <div>
          {language === 'en' ? <Eyebrow size="small">माझी माहिती</Eyebrow> : null}
          <h1>{t.title}</h1>
        </div>
        <ButtonLink small className={styles.photos} href="/my-profile#photos">
          {photoWords(language).title}
        </ButtonLink>
      </header>
      <Hint>{t.intro}</Hint>
      <EditForm member={member} field={hash} />
    </div>
  )
}
