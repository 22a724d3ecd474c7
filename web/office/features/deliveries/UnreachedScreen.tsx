import { useMutation, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { call } from '#web/api/client.ts'
import { PagedResults } from '#web/office/parts/PagedResults.tsx'
import { ScreenHead } from '#web/office/parts/ScreenHead.tsx'
import { useAddress } from '#web/office/parts/use-address.ts'
import { officeClient, toastOfficeFailure } from '#web/office/queries.ts'
import { officeWords } from '#web/office/words.ts'
import { Hint } from '#web/ui/Hint.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { toast } from '#web/ui/Toasts.tsx'
import { ContactDialog } from './ContactDialog.tsx'
import { DueCalls } from './DueCalls.tsx'
import { type Unreached, unreachedKey, unreachedQuery } from './queries.ts'
import { UnreachedTable } from './UnreachedTable.tsx'
import { unreachedWords } from './words.ts'

/** The families that no message reached. Staff call them and note the call. */
export default function UnreachedScreen() {
  const language = useLanguage()
  const t = unreachedWords(language)
  const heading = useRef<HTMLHeadingElement>(null)
  const { page, paging } = useAddress('/office/unreached', {})
  const result = useQuery(unreachedQuery(page))
  const [complaint, setComplaint] = useState<Unreached | null>(null)
  const done = useMutation({
    mutationFn: ({ row: { uuid }, as }: { row: Unreached; as: 'done' | 'still looking' }) =>
      as === 'done'
        ? call('POST /office/unreached/:uuid/done', { uuid })
        : call('POST /office/unreached/:uuid/still-looking', { uuid }),
    onSuccess: ({ message }) => toast.success(message),
    onError: toastOfficeFailure,
    // The list is read again after a refusal too, because a colleague may have noted the same call.
    onSettled: async () => {
      await officeClient.invalidateQueries({ queryKey: unreachedKey })
      // The focused button was removed together with its row.
      heading.current?.focus({ preventScroll: true })
    },
  })
  return (
    <>
      <ScreenHead eyebrow="संपर्क" title={officeWords(language).unreached} heading={heading} />
      <DueCalls />
      <Hint>{t.help}</Hint>
      <PagedResults result={result} {...paging(heading)} words={t}>
        {rows => (
          <UnreachedTable
            rows={rows}
            busy={done.isPending ? done.variables.row.uuid : null}
            onDone={row => done.mutate({ row, as: 'done' })}
            onStillLooking={row => done.mutate({ row, as: 'still looking' })}
            onContact={setComplaint}
          />
        )}
      </PagedResults>
      {complaint ? <ContactDialog uuid={complaint.uuid} onClose={() => setComplaint(null)} /> : null}
    </>
  )
}
