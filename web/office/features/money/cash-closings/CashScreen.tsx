import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { formatLongDay } from '#domain/format/date.ts'
import { call } from '#web/api/client.ts'
import { useMay } from '#web/office/may.ts'
import { NoAnswerYet } from '#web/office/parts/NoAnswerYet.tsx'
import { PagedResults } from '#web/office/parts/PagedResults.tsx'
import { ScreenHead } from '#web/office/parts/ScreenHead.tsx'
import { useAddress } from '#web/office/parts/use-address.ts'
import { officeClient, toastOfficeFailure } from '#web/office/queries.ts'
import { officeWords } from '#web/office/words.ts'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { toast } from '#web/ui/Toasts.tsx'
import { ClosingCard } from './ClosingCard.tsx'
import { CountForm } from './CountForm.tsx'
import { type CashClosing, cashClosingsQuery, cashKey } from './queries.ts'
import { cashWords } from './words.ts'

/** Counts what was taken at the office, and lists the days that were closed. */
export default function CashScreen() {
  const language = useLanguage()
  const [t, office] = [cashWords(language), officeWords(language)]
  const heading = useRef<HTMLHeadingElement>(null)
  const { page, paging } = useAddress('/office/cash', {})
  const result = useQuery(cashClosingsQuery(page))
  const mayLock = useMay({ lockCashClosing: 'refunds' })
  const [locking, setLocking] = useState<CashClosing | null>(null)
  const refresh = () => void officeClient.invalidateQueries({ queryKey: cashKey })
  const lock = async (uuid: string) => {
    try {
      toast.success((await call('POST /office/cash-closings/lock', { uuid })).message)
      return true
    } catch (failure) {
      toastOfficeFailure(failure)
      return false
    } finally {
      refresh()
    }
  }
  const { data, error, refetch } = result
  if (!data) return <NoAnswerYet error={error} onRetry={() => void refetch()} />
  return (
    <div className="stack-5">
      <ScreenHead eyebrow="हिशेब" title={office.cash} />
      {data.expected.length === 0 ? (
        <EmptyState heading={t.nothing} help={t.nothingHelp} />
      ) : (
        // Other sums are another form: what was typed beside the old ones was counted for those.
        <CountForm key={JSON.stringify(data.expected)} lines={data.expected} onChanged={refresh} />
      )}
      <h2 ref={heading} tabIndex={-1}>
        {t.earlier}
      </h2>
      <PagedResults result={result} {...paging(heading)} words={t}>
        {closings =>
          closings.map(closing => (
            <ClosingCard
              key={closing.uuid}
              closing={closing}
              onLock={mayLock && !closing.locked_at ? () => setLocking(closing) : null}
            />
          ))
        }
      </PagedResults>
      {locking ? (
        <ConfirmDialog
          title={t.lockTitle(formatLongDay(locking.day, language))}
          words={{ confirm: t.lock, cancel: office.cancel }}
          onConfirm={() => lock(locking.uuid)}
          onClose={() => setLocking(null)}
        >
          {t.lockHelp}
        </ConfirmDialog>
      ) : null}
    </div>
  )
}
