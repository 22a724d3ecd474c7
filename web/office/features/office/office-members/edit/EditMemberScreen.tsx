import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { inLanguage } from '#domain/families/both-scripts/in-language.ts'
import { NoAnswerYet } from '#web/office/parts/NoAnswerYet.tsx'
import { ScreenHead } from '#web/office/parts/ScreenHead.tsx'
import { Hint } from '#web/ui/Hint.tsx'
import { Link } from '#web/ui/Link.tsx'
import { useLanguage } from '#web/ui/language.ts'
import styles from '../Record.module.css'
import { EditMemberForm } from './EditMemberForm.tsx'
import { profileQuery } from './queries.ts'
import { editMemberWords } from './words.ts'

/** Staff edit the whole biodata on behalf of a family. */
export default function EditMemberScreen() {
  const language = useLanguage()
  const t = editMemberWords(language)
  const { uuid = '' } = useParams({ strict: false })
  const { data, error, refetch } = useQuery(profileQuery(uuid))
  const shown = data && inLanguage(data, language)
  return (
    <>
      <Link className={styles.back} href={`/office/members/${uuid}`}>
        {t.back}
      </Link>
      {data && shown ? (
        <>
          <ScreenHead
            eyebrow="माहिती"
            title={t.title([shown.first_name, shown.last_name].join(' '), data.registration_no)}
          />
          <Hint>{t.intro}</Hint>
          <EditMemberForm key={data.uuid} record={data} />
        </>
      ) : (
        <NoAnswerYet error={error} onRetry={() => void refetch()} />
      )}
    </>
  )
}
