import { useMutation, useQuery } from '@tanstack/react-query'
import { formatInstant } from '#domain/format/instant.ts'
import { digits } from '#domain/words/digits.ts'
import { call } from '#web/api/client.ts'
import { PartCard } from '#web/office/parts/PartCard.tsx'
import { readWords } from '#web/office/parts/read-words.ts'
import { officeClient } from '#web/office/queries.ts'
import { todayQuery } from '#web/office/today-query.ts'
import { Button } from '#web/ui/Button.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { toast } from '#web/ui/Toasts.tsx'
import { listExportsQuery } from './queries.ts'

/** The files of many families that wait for another ADMIN, or that may be fetched. There are none on most days. */
export function WaitingFiles() {
  const language = useLanguage()
  const t = readWords(language)
  const { data } = useQuery(listExportsQuery)
  const decide = useMutation({
    mutationFn: ({ uuid, agrees }: { uuid: string; agrees: boolean }) =>
      agrees ? call('POST /office/exports/:uuid/confirm', { uuid }) : call('POST /office/exports/:uuid/stop', { uuid }),
    onSuccess: ({ message }) => toast.success(message),
    onSettled: () =>
      Promise.all([officeClient.invalidateQueries(listExportsQuery), officeClient.invalidateQueries(todayQuery)]),
  })
  if (!data?.list.length) return null
  return (
    <PartCard>
      <h2>{t.files}</h2>
      {data.list.map(({ uuid, asked_by, list, families, reason, asked_at, ready_from, may_confirm }) => (
        <div key={uuid} className="stack-2">
          <p>
            <b>{t[list]}</b>, {t.families(digits(language, families))}: {asked_by}, {formatInstant(asked_at, language)}
          </p>
          <p>{reason}</p>
          <p>{ready_from ? t.readyFrom(formatInstant(ready_from, language)) : t.waitsForAnother}</p>
          <div className="row-2">
            {may_confirm ? (
              <Button
                small
                kind="primary"
                busy={decide.isPending}
                onClick={() => decide.mutate({ uuid, agrees: true })}
              >
                {t.agree}
              </Button>
            ) : null}
            <Button small busy={decide.isPending} onClick={() => decide.mutate({ uuid, agrees: false })}>
              {t.stop}
            </Button>
          </div>
        </div>
      ))}
    </PartCard>
  )
}
