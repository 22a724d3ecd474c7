import { useQuery } from '@tanstack/react-query'
import { inLanguage } from '#domain/families/both-scripts/in-language.ts'
import { Back } from '#web/member/parts/Back.tsx'
import { Failure } from '#web/member/parts/Failure.tsx'
import { Loading } from '#web/member/parts/Loading.tsx'
import { memberWords } from '#web/member/words.ts'
import { meQuery } from '#web/session/queries.ts'
import { Card } from '#web/ui/Card.tsx'
import { Eyebrow } from '#web/ui/Eyebrow.tsx'
import { Hint } from '#web/ui/Hint.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Motif } from '#web/ui/Motif.tsx'
import { DocumentForm } from './DocumentForm.tsx'
import styles from './MyIdScreen.module.css'
import { documentQuery, offeredTypesQuery } from './queries.ts'
import { StatusNotice } from './StatusNotice.tsx'
import { idWords } from './words.ts'

/** The member's proof of identity and its status. */
export default function MyIdScreen() {
  const language = useLanguage()
  const t = idWords(language)
  const { data } = useQuery(meQuery)
  const me = data && inLanguage(data, language)
  const { data: saved, error, refetch } = useQuery(documentQuery)
  const types = useQuery(offeredTypesQuery)
  if (saved === undefined || !types.data) {
    const failure = error ?? types.error
    const retry = () => void Promise.all([refetch(), types.refetch()])
    return failure ? <Failure error={failure} onRetry={retry} /> : <Loading />
  }
  return (
    <Card as="section" className={styles.card}>
      <Motif band />
      <div className={styles.body}>
        <header>
          <Back arrow href="/me" label={memberWords(language).back} />
          <Eyebrow above={t.title}>ओळख</Eyebrow>
          <h1>{t.title}</h1>
          {me ? <Hint>{t.whose(`${me.first_name} ${me.last_name}`, me.gender)}</Hint> : null}
          <Hint>{t.note}</Hint>
          <Hint>{t.why}</Hint>
        </header>
        {saved ? <StatusNotice document={saved} /> : null}
        <DocumentForm key={saved?.status} saved={saved} offered={types.data} />
      </div>
    </Card>
  )
}
