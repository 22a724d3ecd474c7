import { useMutation, useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useRef } from 'react'
import { formatInstant } from '#domain/format/instant.ts'
import { groupedDigits } from '#domain/words/digits.ts'
import { call } from '#web/api/client.ts'
import { NoAnswerYet } from '#web/office/parts/NoAnswerYet.tsx'
import { PagedResults } from '#web/office/parts/PagedResults.tsx'
import { PartCard } from '#web/office/parts/PartCard.tsx'
import { ScreenHead } from '#web/office/parts/ScreenHead.tsx'
import { useAddress } from '#web/office/parts/use-address.ts'
import { officeClient, toastOfficeFailure } from '#web/office/queries.ts'
import { Button } from '#web/ui/Button.tsx'
import { type Column, DataTable } from '#web/ui/DataTable.tsx'
import { Facts } from '#web/ui/Facts.tsx'
import { Hint } from '#web/ui/Hint.tsx'
import { Link } from '#web/ui/Link.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { toast } from '#web/ui/Toasts.tsx'
import styles from './LetterScreen.module.css'
import { letterQuery, lettersKey, type UnreachedFamily } from './queries.ts'
import { sentLetterWords, unreachedWhy } from './words.ts'

/** One letter to many: what became of it, and whom it did not reach. */
export default function LetterScreen() {
  const language = useLanguage()
  const t = sentLetterWords(language)
  const why = unreachedWhy(language)
  const heading = useRef<HTMLHeadingElement>(null)
  const { uuid = '' }: { uuid?: string } = useParams({ strict: false })
  const { page, paging } = useAddress(`/office/members/letters/${uuid}`, {})
  const result = useQuery(letterQuery(uuid, page))
  const list = useMutation({
    mutationFn: () => call('POST /office/member-letters/:uuid/calls', { uuid }),
    onSuccess: ({ message }) => toast.success(message),
    onError: toastOfficeFailure,
    onSettled: () => officeClient.invalidateQueries({ queryKey: lettersKey }),
  })
  if (!result.data) return <NoAnswerYet error={result.error} onRetry={() => void result.refetch()} />
  const { letter, words } = result.data
  const count = (n: number) => groupedDigits(language, n)
  const columns: Column<UnreachedFamily>[] = [
    {
      key: 'family',
      label: t.family,
      isHeading: true,
      cell: row => <Link href={`/office/members/${row.uuid}`}>{`${row.name} (${row.registration_no})`}</Link>,
    },
    { key: 'why', label: t.why, cell: row => why[row.why] },
    {
      key: 'call',
      label: t.call,
      cell: row => (row.call === null ? t.noCall : row.call === 'done' ? t.doneCall : t.waitingCall),
    },
  ]
  return (
    <>
      <ScreenHead eyebrow="पत्रे" title={letter.subject} heading={heading} />
      <PartCard>
        <Facts
          facts={[
            [t.when, formatInstant(letter.written_at, language)],
            [t.by, letter.written_by],
            [t.to, count(letter.count)],
            [t.waiting, count(letter.waiting)],
            [t.sent, count(letter.sent)],
            [t.refused, count(letter.refused)],
            [t.toCall, count(letter.to_call)],
            [t.called, count(letter.called)],
          ]}
        />
        <h2>{t.text}</h2>
        <p className={styles.text}>{words}</p>
      </PartCard>
      <PartCard>
        <h2>{t.unreached}</h2>
        {letter.unreached > 0 ? <Hint>{t.unreachedHelp}</Hint> : null}
        {letter.unreached > letter.to_call + letter.called ? (
          <Button kind="primary" busy={list.isPending} onClick={() => list.mutate()}>
            {t.putOnList}
          </Button>
        ) : null}
        <PagedResults
          result={result}
          {...paging(heading)}
          words={{ none: t.everybodyReached, noneHelp: t.everybodyReachedHelp, count: t.families }}
        >
          {rows => <DataTable caption={t.unreached} columns={columns} rows={rows} keyOf={row => row.uuid} />}
        </PagedResults>
      </PartCard>
    </>
  )
}
