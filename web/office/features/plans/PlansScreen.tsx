import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#web/api/client.ts'
import { Failure } from '#web/office/frame/Failure.tsx'
import { Loading } from '#web/office/frame/Loading.tsx'
import { ScreenHead } from '#web/office/frame/ScreenHead.tsx'
import { ReasonDialog } from '#web/office/parts/ReasonDialog.tsx'
import { officeClient, staffQuery, tellFailure } from '#web/office/queries.ts'
import { officeWords } from '#web/office/words.ts'
import { Button } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { toast } from '#web/ui/Toasts.tsx'
import { PlanDialog } from './PlanDialog.tsx'
import { PlansTable } from './PlansTable.tsx'
import { type PlanRow, plansQuery } from './queries.ts'
import { planWords } from './words.ts'

type Open = { kind: 'make' } | { kind: 'change' | 'retire'; plan: PlanRow } | null

/** What families can buy, in the order they see it, and what each plan brought. */
export default function PlansScreen() {
  const language = useLanguage()
  const say = planWords(language)
  const { data, error, refetch } = useQuery(plansQuery)
  const { data: staff } = useQuery(staffQuery)
  const isAdmin = staff?.role === 'ADMIN'
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  const done = (message: string) => {
    toast.success(message)
    close()
    void officeClient.invalidateQueries(plansQuery)
  }
  const tries = async (work: Promise<{ message: string }>) => {
    try {
      done((await work).message)
    } catch (failure) {
      tellFailure(failure)
      void officeClient.invalidateQueries(plansQuery)
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
      <ScreenHead eyebrow="सभासदत्व" title={officeWords(language).plans}>
        {isAdmin ? (
          <Button kind="primary" onClick={() => setOpen({ kind: 'make' })}>
            {say.make}
          </Button>
        ) : null}
      </ScreenHead>
      {data ? null : error ? <Failure part error={error} onRetry={() => void refetch()} /> : <Loading />}
      {data?.list.length === 0 ? (
        <EmptyState>
          <h2>{say.none}</h2>
          <p>{say.noneHelp}</p>
        </EmptyState>
      ) : null}
      {data && data.list.length > 0 ? (
        <PlansTable
          rows={data.list}
          actions={
            isAdmin
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
        <PlanDialog plan={open.kind === 'change' ? open.plan : null} onClose={close} onSaved={done} />
      ) : null}
      {open?.kind === 'retire' ? (
        <ReasonDialog
          title={say.retireTitle(open.plan.plan_name)}
          confirm={say.retire}
          onClose={close}
          onConfirm={async reason => {
            const { message } = await call('POST /office/plans/retire', { uuid: open.plan.uuid, reason })
            done(message)
          }}
        >
          <p>{say.retireHelp}</p>
        </ReasonDialog>
      ) : null}
    </>
  )
}
