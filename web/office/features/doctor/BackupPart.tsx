import { useMutation, useQuery } from '@tanstack/react-query'
import { formatInstant } from '#domain/format/instant.ts'
import type { AskedBackup } from '#domain/office/asked-backups.ts'
import { call } from '#web/api/client.ts'
import { useMay } from '#web/office/may.ts'
import { PartCard } from '#web/office/parts/PartCard.tsx'
import { officeClient, toastOfficeFailure } from '#web/office/queries.ts'
import { Button } from '#web/ui/Button.tsx'
import { Facts } from '#web/ui/Facts.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { toast } from '#web/ui/Toasts.tsx'
import { healthBackupsQuery } from './queries.ts'
import { backupPartWords } from './words.ts'

/** The last backup and its last proof, with buttons that do not wait for the night. */
export function BackupPart() {
  const language = useLanguage()
  const t = backupPartWords(language)
  const mayAsk = useMay({ askBackup: 'admin' })
  const { data } = useQuery(healthBackupsQuery)
  const ask = useMutation({
    mutationFn: (what: AskedBackup) => call('POST /office/backups/ask', { what }),
    onSuccess: ({ message }) => toast.success(message),
    onError: toastOfficeFailure,
    onSettled: () => officeClient.invalidateQueries(healthBackupsQuery),
  })
  if (!data) return null
  const on = (at: string | null | undefined) => (at ? formatInstant(at, language) : t.never)
  const isUnderWay = data.list.some(({ finished_at, failure }, n) => n === 0 && finished_at === null && !failure)
  const button = (what: AskedBackup, label: string) => (
    <Button small busy={ask.isPending} disabled={data.asked.includes(what)} onClick={() => ask.mutate(what)}>
      {label}
    </Button>
  )
  return (
    <PartCard>
      <h2>{t.title}</h2>
      {data.is_nightly ? (
        <>
          <Facts
            facts={[
              [t.made, isUnderWay ? t.underWay : on(data.list.find(({ finished_at }) => finished_at)?.finished_at)],
              [t.proven, on(data.list.find(({ proven_at }) => proven_at)?.proven_at)],
            ]}
          />
          {mayAsk ? (
            <div className="row-2">
              {button('backup', t.backUpNow)}
              {button('proof', t.proveNow)}
            </div>
          ) : null}
        </>
      ) : (
        <p>{t.none}</p>
      )}
    </PartCard>
  )
}
