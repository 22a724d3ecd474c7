import { queryOptions, useQuery } from '@tanstack/react-query'
import { spokenLanguages } from '#domain/families/consent-languages.ts'
import { formatInstant } from '#domain/format/instant.ts'
import { call } from '#web/api/client.ts'
import { OfficeFailure } from '#web/office/parts/OfficeFailure.tsx'
import { useLanguage } from '#web/ui/language.ts'
import styles from '../Record.module.css'
import { RecordPart } from '../RecordPart.tsx'
import { memberConsentWords } from './consent-words.ts'

const memberConsentsQuery = (uuid: string, language: string) =>
  queryOptions({
    queryKey: ['member', uuid, 'consents', language],
    queryFn: ({ signal }) => call('GET /office/member/:uuid/consents', { uuid }, { signal }),
  })

/** Who agreed to what, when and how. The list stays after the member has left. */
export function ConsentsPart({ uuid }: { uuid: string }) {
  const language = useLanguage()
  const t = memberConsentWords(language)
  const { data, error, refetch } = useQuery(memberConsentsQuery(uuid, language))
  return (
    <RecordPart title={t.title}>
      {error ? <OfficeFailure part error={error} onRetry={() => void refetch()} /> : null}
      {data?.list.length === 0 ? <p>{t.none}</p> : null}
      <ul className={styles.rows}>
        {data?.list.map(one => (
          <li key={`${one.text} ${one.at} ${one.act}`}>
            <span className={styles.line}>
              <b>
                {one.title}: {t[one.act]}
              </b>
              <span className={styles.small}>{formatInstant(one.at, language)}</span>
            </span>
            <span className={styles.small}>
              {[t[one.channel], t.version(one.version), t.readIn(spokenLanguages[one.language].own)].join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </RecordPart>
  )
}
