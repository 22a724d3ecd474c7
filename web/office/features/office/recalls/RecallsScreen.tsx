import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { formatInstant } from '#domain/format/instant.ts'
import { groupedDigits } from '#domain/words/digits.ts'
import { call } from '#web/api/client.ts'
import { ActReasonDialog } from '#web/office/parts/ActReasonDialog.tsx'
import { PagedResults } from '#web/office/parts/PagedResults.tsx'
import { ScreenHead } from '#web/office/parts/ScreenHead.tsx'
import { ToldFamilies } from '#web/office/parts/ToldFamilies.tsx'
import { useAddress } from '#web/office/parts/use-address.ts'
import { officeClient } from '#web/office/queries.ts'
import { todayQuery } from '#web/office/today-query.ts'
import { officeWords } from '#web/office/words.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { type Column, DataTable } from '#web/ui/DataTable.tsx'
import { Hint } from '#web/ui/Hint.tsx'
import { Link } from '#web/ui/Link.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { toast } from '#web/ui/Toasts.tsx'
import { type Recall, recallsKey, recallsQuery, warnedQuery } from './queries.ts'
import { groundWords, recallStateWords, recallWords } from './words.ts'

type Decision = 'confirm' | 'withdraw'

/** The warnings of false profiles: those to confirm, and whom the others reached. */
export default function RecallsScreen() {
  const language = useLanguage()
  const t = recallWords(language)
  const title = officeWords(language).recalls
  const heading = useRef<HTMLHeadingElement>(null)
  const { values, page, paging, hrefOf } = useAddress('/office/recalls', { recall: '' })
  const result = useQuery(recallsQuery(page))
  const [deciding, setDeciding] = useState<{ recall: Recall; decision: Decision } | null>(null)
  const close = () => {
    setDeciding(null)
    void officeClient.invalidateQueries({ queryKey: recallsKey })
    void officeClient.invalidateQueries(todayQuery)
  }
  const nameOf = ({ member }: Recall) => member?.registration_no ?? t.erased
  const chosen = result.data?.list.find(({ uuid }) => uuid === values.recall)
  const columns: Column<Recall>[] = [
    {
      key: 'profile',
      label: t.profile,
      isHeading: true,
      cell: ({ member }) =>
        member ? (
          <Link href={`/office/members/${member.uuid}`}>{`${member.name} (${member.registration_no})`}</Link>
        ) : (
          t.erased
        ),
    },
    {
      key: 'state',
      label: t.state,
      cell: ({ state, ground, goes_at, confirmed_by, may_confirm }) =>
        [
          `${recallStateWords(language)[state]} (${groundWords(language)[ground]})`,
          state === 'asked' && !may_confirm && t.waitsForAnother,
          confirmed_by && t.confirmedBy(confirmed_by),
          state === 'confirmed' && goes_at && t.goesAt(formatInstant(goes_at, language)),
        ]
          .filter(Boolean)
          .join(', '),
    },
    {
      key: 'asked',
      label: t.askedBy,
      cell: ({ asked_by, asked_at }) => `${asked_by}, ${formatInstant(asked_at, language)}`,
    },
    {
      key: 'families',
      label: t.families,
      isNumber: true,
      cell: ({ families }) => groupedDigits(language, families),
    },
  ]
  return (
    <>
      <ScreenHead eyebrow="सावधानता" title={title} heading={heading} />
      <Hint>{t.help}</Hint>
      <div className="stack-5">
        <div>
          <PagedResults result={result} {...paging(heading)} words={t}>
            {rows => (
              <DataTable
                caption={title}
                columns={columns}
                rows={rows}
                keyOf={row => row.uuid}
                actions={{
                  label: t.actions,
                  of: recall => [
                    ...(['confirm', 'withdraw'] as const)
                      .filter(decision => recall[`may_${decision}`])
                      .map(decision => (
                        <Button
                          key={decision}
                          small
                          kind="quiet"
                          aria-label={t.of(t[decision], nameOf(recall))}
                          onClick={() => setDeciding({ recall, decision })}
                        >
                          {t[decision]}
                        </Button>
                      )),
                    ...(recall.state === 'sending' || recall.state === 'sent'
                      ? [
                          <ButtonLink
                            key="reached"
                            small
                            kind="quiet"
                            aria-label={t.of(t.reached, nameOf(recall))}
                            href={hrefOf({ recall: recall.uuid }, page)}
                          >
                            {t.reached}
                          </ButtonLink>,
                        ]
                      : []),
                  ],
                }}
              />
            )}
          </PagedResults>
        </div>
        {chosen ? (
          <ToldFamilies
            key={chosen.uuid}
            told={chosen.told}
            queryOf={(state, at) => warnedQuery(chosen.uuid, state, at)}
            hrefOf={() => hrefOf(values, page)}
          />
        ) : null}
      </div>
      {deciding ? (
        <ActReasonDialog
          kind="family"
          title={t.of(t[deciding.decision], nameOf(deciding.recall))}
          confirm={t[deciding.decision]}
          onClose={close}
          onConfirm={async reason => {
            const { uuid } = deciding.recall
            const { message } =
              deciding.decision === 'confirm'
                ? await call('POST /office/recalls/confirm', { uuid, reason })
                : await call('POST /office/recalls/withdraw', { uuid, reason })
            toast.success(message)
            close()
          }}
        >
          <p>{deciding.decision === 'confirm' ? t.confirmHelp(deciding.recall.families) : t.withdrawHelp}</p>
        </ActReasonDialog>
      ) : null}
    </>
  )
}
