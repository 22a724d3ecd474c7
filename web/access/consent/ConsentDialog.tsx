import { useState } from 'react'
import { call } from '#web/api/client.ts'
import { meQuery, queryClient } from '#web/session/queries.ts'
import { logOutHere, tellFailure } from '#web/session/session.ts'
import { Button } from '#web/ui/Button.tsx'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Hint } from '#web/ui/Hint.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { toast } from '#web/ui/Toasts.tsx'
import { useBusy } from '#web/ui/use-busy.ts'
import { useErrorFocus } from '#web/ui/use-error-focus.ts'
import { ConsentSentences } from './ConsentSentences.tsx'
import { useConsentTicks } from './use-consent-ticks.ts'
import { consentWords } from './words.ts'

interface Props {
  isFromRegister?: boolean
  /** Without it the member agrees or logs out. */
  onLater?: () => void
}

/** Asks a member who has not agreed to the texts in force. */
export default function ConsentDialog({ isFromRegister = false, onLater }: Props) {
  const t = consentWords(useLanguage())
  const ticks = useConsentTicks()
  const [isLeaving, setIsLeaving] = useState(false)
  const [isBusy, run] = useBusy()
  const [around, focusFirstError] = useErrorFocus()
  const leave = onLater ?? (() => setIsLeaving(true))
  const leaveLabel = onLater ? t.notNow : t.logOut
  const agree = () => {
    const given = ticks.given()
    if (!given) return focusFirstError()
    run(async () => {
      try {
        const consents = given.map(one => ({ ...one, is_given: 'Y' as const }))
        const { message } = await call('PUT /consents', { consents })
        await queryClient.invalidateQueries(meQuery)
        toast.success(message)
      } catch (failure) {
        tellFailure(failure)
      } finally {
        void queryClient.invalidateQueries({ queryKey: ['consents'] })
      }
    })
  }
  return (
    <>
      <Dialog
        eyebrow="संमती"
        title={t.title}
        hint={t.hint}
        closeLabel={leaveLabel}
        onClose={leave}
        busy={isBusy}
        onSubmit={agree}
        footer={
          <>
            <Button onClick={leave}>{leaveLabel}</Button>
            <Button kind="primary" type="submit" busy={isBusy}>
              {t.agree}
            </Button>
          </>
        }
      >
        {isFromRegister ? (
          <p>
            {t.fromRegister} <a href="/edit-profile">{t.lookFirst}</a>
          </p>
        ) : null}
        <div ref={around}>
          <ConsentSentences ticks={ticks} />
        </div>
        <Hint>
          {t.otherwise} <a href="/my-settings">{t.settings}</a>
        </Hint>
      </Dialog>
      {isLeaving ? (
        <ConfirmDialog
          title={t.logOutQuestion}
          words={{ confirm: t.yes, cancel: t.no, close: t.no }}
          onConfirm={async () => {
            await logOutHere()
            return false
          }}
          onClose={() => setIsLeaving(false)}
        >
          <p>{t.askedAgain}</p>
        </ConfirmDialog>
      ) : null}
    </>
  )
}
