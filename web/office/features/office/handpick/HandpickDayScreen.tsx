import { useQuery } from '@tanstack/react-query'
import { formatDay } from '#domain/format/date.ts'
import { NoAnswerYet } from '#web/office/parts/NoAnswerYet.tsx'
import { ScreenHead } from '#web/office/parts/ScreenHead.tsx'
import { officeWords } from '#web/office/words.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { type Column, DataTable } from '#web/ui/DataTable.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { useLanguage } from '#web/ui/language.ts'
import styles from './Handpick.module.css'
import { dayQuery } from './queries.ts'
import { handpickWords } from './words.ts'

/** The counsellor's list for the day. */
export default function HandpickDayScreen() {
  const language = useLanguage()
  const t = handpickWords(language)
  const { data, error, refetch } = useQuery(dayQuery)
  type Row = NonNullable<typeof data>['list'][number]
  const columns: Column<Row>[] = [
    {
      key: 'member',
      label: t.member,
      isHeading: true,
      cell: ({ name, registration_no }) => `${name} · ${registration_no}`,
    },
    { key: 'last', label: t.last, cell: ({ last_at }) => (last_at ? formatDay(last_at, language) : t.never) },
    {
      key: 'choose',
      label: t.choose,
      cell: ({ uuid, name }) => (
        <ButtonLink small href={`/office/handpick/${uuid}`} aria-label={`${t.choose}: ${name}`}>
          {t.choose}
        </ButtonLink>
      ),
    },
  ]
  return (
    <>
      <ScreenHead eyebrow="निवडक स्थळे" title={officeWords(language).handpick} />
      {data?.list.length === 0 ? (
        <EmptyState heading={t.dayEmpty} help={t.dayEmptyHelp} />
      ) : data ? (
        <div className={styles.parts}>
          <p>{t.dayHelp}</p>
          <DataTable caption={t.day} columns={columns} rows={data.list} keyOf={row => row.uuid} />
        </div>
      ) : (
        <NoAnswerYet part error={error} onRetry={() => void refetch()} />
      )}
    </>
  )
}
