import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDay } from '#domain/format/date.ts'
import { formatPhone } from '#domain/format/phone.ts'
import { digits } from '#domain/words/digits.ts'
import { call } from '#web/api/client.ts'
import { ActReasonDialog } from '#web/office/parts/ActReasonDialog.tsx'
import { NoAnswerYet } from '#web/office/parts/NoAnswerYet.tsx'
import { ScreenHead } from '#web/office/parts/ScreenHead.tsx'
import { officeClient } from '#web/office/queries.ts'
import { officeWords } from '#web/office/words.ts'
import { Button } from '#web/ui/Button.tsx'
import { type Column, DataTable } from '#web/ui/DataTable.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { toast } from '#web/ui/Toasts.tsx'
import { type AgentNumber, agentNumbersQuery } from './queries.ts'
import { agentNumberWords } from './words.ts'

interface Deciding {
  row: AgentNumber
  decision: 'BAR' | 'CLEAR'
}

/** The numbers that families name as an agent's: staff call them, and bar them or not. */
export default function AgentNumbersScreen() {
  const language = useLanguage()
  const t = agentNumberWords(language)
  const title = officeWords(language).agentNumbers
  const { data, error, refetch } = useQuery(agentNumbersQuery)
  const [deciding, setDeciding] = useState<Deciding | null>(null)
  const close = () => {
    setDeciding(null)
    void officeClient.invalidateQueries(agentNumbersQuery)
  }
  const nameOf = ({ row: { state }, decision }: Deciding) =>
    decision === 'BAR' ? (state === 'BARRED' ? t.renew : t.bar) : state === 'BARRED' ? t.takeBack : t.clear
  const columns: Column<AgentNumber>[] = [
    { key: 'number', label: t.number, isHeading: true, cell: ({ number }) => formatPhone(number) },
    { key: 'families', label: t.families, cell: ({ families }) => digits(language, families) },
    {
      key: 'state',
      label: t.state,
      cell: ({ barred_until }) => (barred_until ? t.barredUntil(formatDay(barred_until, language)) : t.WAITING),
    },
  ]
  return (
    <>
      <ScreenHead eyebrow="नंबर" title={title} />
      {data ? (
        data.list.length === 0 ? (
          <EmptyState heading={t.none} help={t.noneHelp} />
        ) : (
          <DataTable
            caption={title}
            columns={columns}
            rows={data.list}
            keyOf={row => row.uuid}
            actions={{
              label: t.actions,
              of: row =>
                (['BAR', 'CLEAR'] as const).map(decision => (
                  <Button
                    key={decision}
                    small
                    kind="quiet"
                    aria-label={t.of(nameOf({ row, decision }), formatPhone(row.number))}
                    onClick={() => setDeciding({ row, decision })}
                  >
                    {nameOf({ row, decision })}
                  </Button>
                )),
            }}
          />
        )
      ) : (
        <NoAnswerYet error={error} onRetry={() => void refetch()} />
      )}
      {deciding ? (
        <ActReasonDialog
          kind="family"
          title={t.of(nameOf(deciding), formatPhone(deciding.row.number))}
          confirm={nameOf(deciding)}
          onClose={close}
          onConfirm={async reason => {
            const { row, decision } = deciding
            toast.success(
              (await call('POST /office/agent-numbers/decide', { uuid: row.uuid, decision, reason })).message,
            )
            close()
          }}
        >
          <p>{deciding.decision === 'BAR' ? t.barHelp : t.clearHelp}</p>
        </ActReasonDialog>
      ) : null}
    </>
  )
}
