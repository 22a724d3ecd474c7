import { IconDownload } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { formatLongDay } from '#domain/format/date.ts'
import { formatFee } from '#domain/format/fee.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { type Column, DataTable } from '#web/ui/DataTable.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { useLanguage } from '#web/ui/language.ts'
import styles from './PaymentHistory.module.css'
import { paymentsQuery } from './queries.ts'
import { savePaper } from './save-paper.ts'
import { paymentWords } from './words.ts'

const tones = { PAID: 'good', FAILED: 'warning', CREATED: 'gold' } as const

/** The member's payments with their receipts. A list that fails to load is left out, because the page is about the plans. */
export function PaymentHistory() {
  const language = useLanguage()
  const t = paymentWords(language)
  const titleId = useId()
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(paymentsQuery)
  const rows = data?.pages.flatMap(page => page.list) ?? []
  if (rows.length === 0) return null
  type Row = (typeof rows)[number]
  const columns: Column<Row>[] = [
    { key: 'plan', label: t.plan, isHeading: true, cell: row => row.plan_name },
    {
      key: 'day',
      label: t.day,
      cell: row => <span className="numeric">{formatLongDay(row.paid_at ?? row.created_at, language)}</span>,
    },
    { key: 'amount', label: t.amount, isNumber: true, cell: row => formatFee(row.fee, language) },
    {
      key: 'state',
      label: t.state,
      cell: ({ status, is_offline, is_to_be_confirmed }) => (
        <>
          <Badge {...(status in tones && { tone: tones[status as keyof typeof tones] })}>{t[status]}</Badge>
          {is_offline ? <span className={styles.office}>{t.atOffice}</span> : null}
          {is_to_be_confirmed ? <span className={styles.office}>{t.toBeConfirmed}</span> : null}
        </>
      ),
    },
  ]
  return (
    <section className={styles.history} aria-labelledby={titleId}>
      <h2 id={titleId}>{t.title}</h2>
      <DataTable
        caption={t.title}
        columns={columns}
        rows={rows}
        keyOf={row => row.uuid}
        actions={{
          label: t.papers,
          of: row =>
            row.documents.map(paper => (
              <Button
                key={paper.uuid}
                small
                kind="quiet"
                onClick={() => void savePaper(paper)}
                aria-label={t.paper(t[paper.kind], paper.number)}
              >
                <Icon of={IconDownload} />
                {t[paper.kind]}
              </Button>
            )),
        }}
      />
      {hasNextPage ? (
        <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t.more}
        </Button>
      ) : null}
    </section>
  )
}
