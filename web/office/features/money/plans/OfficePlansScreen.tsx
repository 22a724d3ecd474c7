import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#web/api/client.ts'
import { useMay } from '#web/office/may.ts'
import { ActReasonDialog } from '#web/office/parts/ActReasonDialog.tsx'
import { NoAnswerYet } from '#web/office/parts/NoAnswerYet.tsx'
import { ScreenHead } from '#web/office/parts/ScreenHead.tsx'
import { officeClient, toastOfficeFailure } from '#web/office/queries.ts'
import { officeWords } from '#web/office/words.ts'
import { Button } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { toast } from '#web/ui/Toasts.tsx'
import { PlanFormDialog } from './PlanFormDialog.tsx'
import { PlansTable } from './PlansTable.tsx'
import { officePlansQuery, type PlanRow } from './queries.ts'
import { officePlanWords } from './words.ts'

type Open = { kind: 'make' } | { kind: 'change' | 'retire'; plan: PlanRow } | null

/** The plans that families can buy, in the order they see them, with the income of each. */
export default function OfficePlansScreen() {
  const language = useLanguage()
  const t = officePlanWords(language)
  const { data, error, refetch } = useQuery(officePlansQuery)
  const mayChange = useMay({ makePlan: 'admin', changePlan: 'admin', retirePlan: 'admin', orderPlans: 'admin' })
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  const done = (message: string) => {
    toast.success(message)
    close()
    void officeClient.invalidateQueries(officePlansQuery)
  }
  const tries = async (work: Promise<{ message: string }>) => {
    try {
      done((await work).message)
    } catch (failure) {
      toastOfficeFailure(failure)
      void officeClient.invalidateQueries(officePlansQuery)
    }
  }
  const move = (plan: PlanRow, by: -1 | 1) => {
    const uuids = (data?.list ?? []).filter(one => !one.is_retired).map(one => one.uuid)
    const from = uuids.indexOf(plan.uuid)
    uuids.splice(from, 1)
    uuids.splice(from + by, 0, plan.uuid)
    void tries(call('POST /office/plans/order', { uuids }))
  }
  return (
    <>
      <ScreenHead eyebrow="सदस्यत्व" title={officeWords(language).plans}>
        {mayChange ? (
          <Button kind="primary" onClick={() => setOpen({ kind: 'make' })}>
            {t.make}
          </Button>
        ) : null}
      </ScreenHead>
      {data ? null : <NoAnswerYet part error={error} onRetry={() => void refetch()} />}
      {data?.list.length === 0 ? <EmptyState heading={t.none} help={t.noneHelp} /> : null}
      {data && data.list.length > 0 ? (
        <PlansTable
          rows={data.list}
          actions={
            mayChange
              ? {
                  onChange: plan => setOpen({ kind: 'change', plan }),
                  onRetire: plan => setOpen({ kind: 'retire', plan }),
                  onOffer: ({ uuid }) => void tries(call('POST /office/plans/offer', { uuid })),
                  onMove: move,
                }
              : null
          }
        />
      ) : null}
      {open?.kind === 'make' || open?.kind === 'change' ? (
        <PlanFormDialog plan={open.kind === 'change' ? open.plan : null} onClose={close} onSaved={done} />
      ) : null}
      {open?.kind === 'retire' ? (
        <ActReasonDialog
          kind="plan"
          title={t.retireTitle(open.plan.plan_name)}
          confirm={t.retire}
          onClose={close}
          onConfirm={async reason => {
            const { message } = await call('POST /office/plans/retire', { uuid: open.plan.uuid, reason })
            done(message)
          }}
        >
          <p>{t.retireHelp}</p>
        </ActReasonDialog>
      ) : null}
    </>
  )
}
