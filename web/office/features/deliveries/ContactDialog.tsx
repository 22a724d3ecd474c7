import { useQuery } from '@tanstack/react-query'
import { formatPhone } from '#domain/format/phone.ts'
import { call } from '#web/api/client.ts'
import { NoAnswerYet } from '#web/office/parts/NoAnswerYet.tsx'
import { officeWords } from '#web/office/words.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { EmailText } from '#web/ui/EmailText.tsx'
import { Facts } from '#web/ui/Facts.tsx'
import { Hint } from '#web/ui/Hint.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { unreachedWords } from './words.ts'

/** Whom to call about a complaint. The contact is fetched at each opening and never cached, because each look is recorded. */
export function ContactDialog({ uuid, onClose }: { uuid: string; onClose: () => void }) {
  const language = useLanguage()
  const t = unreachedWords(language)
  const words = officeWords(language)
  const { data, error, refetch } = useQuery({
    queryKey: ['unreached contact', uuid],
    queryFn: () => call('POST /office/unreached/:uuid/contact', { uuid }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <Dialog title={t.contact} onClose={onClose} footer={<Button onClick={onClose}>{words.close}</Button>}>
      {data ? (
        <>
          <Facts
            facts={[
              [t.name, data.name || t.nothing],
              [t.mobile, data.mobile ? formatPhone(data.mobile) : t.nothing],
              [t.email, data.email ? <EmailText key="email">{data.email}</EmailText> : t.nothing],
              [t.answer, data.answer || t.nothing],
            ]}
          />
          <Hint>{t.contactNoted}</Hint>
        </>
      ) : (
        <NoAnswerYet part error={error} onRetry={() => void refetch()} />
      )}
    </Dialog>
  )
}
