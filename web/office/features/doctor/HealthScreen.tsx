import { useQuery } from '@tanstack/react-query'
import { formatInstant } from '#domain/format/instant.ts'
import { useMay } from '#web/office/may.ts'
import { NoAnswerYet } from '#web/office/parts/NoAnswerYet.tsx'
import { ScreenHead } from '#web/office/parts/ScreenHead.tsx'
import { officeWords } from '#web/office/words.ts'
import { type Column, DataTable } from '#web/ui/DataTable.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { BackupPart } from './BackupPart.tsx'
import styles from './HealthScreen.module.css'
import { healthQuery, type Trouble } from './queries.ts'
import { TestPart } from './TestPart.tsx'
import { healthWords } from './words.ts'

/** What is wrong with the service now, in the words of the doctor's command. */
export default function HealthScreen() {
  const language = useLanguage()
  const t = healthWords(language)
  const title = officeWords(language).health
  const { data, error, refetch } = useQuery(healthQuery(language))
  const mayTest = useMay({ testMessage: 'admin', officeMessages: 'admin' })
  const columns: Column<Trouble>[] = [
    { key: 'what', label: t.what, isHeading: true, cell: ({ sentence }) => sentence },
    { key: 'where', label: t.where, cell: ({ node }) => node ?? t.everywhere },
    { key: 'since', label: t.since, cell: ({ since }) => formatInstant(since, language) },
  ]
  return (
    <>
      <ScreenHead eyebrow="यंत्रणेची स्थिती" title={title} />
      {data ? (
        <p className={styles.checked}>
          {data.checked_at ? t.checked(formatInstant(data.checked_at, language)) : t.notYet}
        </p>
      ) : (
        <NoAnswerYet part error={error} onRetry={() => void refetch()} />
      )}
      {data?.list.length === 0 ? <EmptyState heading={t.well} help={t.wellHelp} /> : null}
      {data && data.list.length > 0 ? (
        <DataTable caption={title} columns={columns} rows={data.list} keyOf={({ node, id }) => `${node ?? ''} ${id}`} />
      ) : null}
      <div className={styles.parts}>
        <BackupPart />
        {mayTest ? <TestPart /> : null}
      </div>
    </>
  )
}
