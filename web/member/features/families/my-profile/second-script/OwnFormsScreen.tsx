import { useQuery } from '@tanstack/react-query'
import { Back } from '#web/member/parts/Back.tsx'
import { Failure } from '#web/member/parts/Failure.tsx'
import { Loading } from '#web/member/parts/Loading.tsx'
import { Eyebrow } from '#web/ui/Eyebrow.tsx'
import { useLanguage } from '#web/ui/language.ts'
import styles from './OwnForms.module.css'
import { OwnFormsForm } from './OwnFormsForm.tsx'
import { ownFormsQuery } from './second-script-query.ts'
import { ownFormsWords } from './words.ts'

/** "Is this how you write it?": the own names and places in the other script, confirmed by one save. */
export default function OwnFormsScreen() {
  const language = useLanguage()
  const t = ownFormsWords(language)
  const { data, error, refetch } = useQuery(ownFormsQuery)
  if (!data) return error ? <Failure error={error} onRetry={() => void refetch()} /> : <Loading />
  return (
    <div className={styles.screen}>
      <header>
        <Back arrow href="/my-profile" label={t.back} />
        <div>
          {language === 'en' ? <Eyebrow size="small">दोन्ही लिप्या</Eyebrow> : null}
          <h1>{t.title}</h1>
        </div>
      </header>
      <OwnFormsForm key={data.own.version} {...data} />
    </div>
  )
}
