import { IconShieldCheck, IconUsersPlus } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { CurrentMember } from '#contract/families/my-profile.ts'
import { dayInIndia } from '#domain/calendar.ts'
import { formatLongDay } from '#domain/format/date.ts'
import { familyRoleName } from '#domain/words/family-role-names.ts'
import { call } from '#web/api/client.ts'
import { wordFailure } from '#web/api/failures.ts'
import { Button } from '#web/ui/Button.tsx'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { currentLanguage, useLanguage } from '#web/ui/language.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { toast } from '#web/ui/Toasts.tsx'
import { useBusy } from '#web/ui/use-busy.ts'
import { accessNoticeWords } from './access-notice-words.ts'

/** Who gets in: an invitation of another family to this person, and for an owner what was added in the last days. */
export default function AccessNotice({
  member: { access_added_at: addedAt, family_invitations: invitations },
}: {
  member: Pick<CurrentMember, 'access_added_at' | 'family_invitations'>
}) {
  const language = useLanguage()
  const t = accessNoticeWords(language)
  const client = useQueryClient()
  const [isAsked, setIsAsked] = useState(false)
  const [isBusy, run] = useBusy()
  const does = async (act: () => Promise<{ message: string }>) => {
    try {
      toast.success((await act()).message)
    } catch (error) {
      toast.error(wordFailure(currentLanguage(), error))
    }
    await client.invalidateQueries()
    return true
  }
  const answers = (uuid: string, answer: 'YES' | 'NO') =>
    run(async () => {
      await does(() => call('POST /family/invitation', { uuid, answer }))
    })
  return (
    <>
      {invitations.map(({ uuid, name, registration_no, role }) => (
        <Notice key={uuid} as="aside" icon={IconUsersPlus}>
          <p>{t.invited(`${name} (${registration_no})`, familyRoleName(language, role))}</p>
          <div className="row-2">
            <Button kind="primary" busy={isBusy} onClick={() => answers(uuid, 'YES')}>
              {t.accept}
            </Button>
            <Button busy={isBusy} onClick={() => answers(uuid, 'NO')}>
              {t.refuse}
            </Button>
          </div>
        </Notice>
      ))}
      {addedAt ? (
        <Notice as="aside" icon={IconShieldCheck}>
          {t.added(formatLongDay(dayInIndia(new Date(addedAt)), language))}{' '}
          <Button small onClick={() => setIsAsked(true)}>
            {t.notMe}
          </Button>
        </Notice>
      ) : null}
      {isAsked ? (
        <ConfirmDialog
          title={t.question}
          words={{ confirm: t.stop, cancel: t.cancel }}
          onConfirm={() => does(() => call('POST /freeze/own', {}))}
          onClose={() => setIsAsked(false)}
        >
          {t.help}
        </ConfirmDialog>
      ) : null}
    </>
  )
}
